/** Layout utilities and icons. Colours are the tokens of styles.css; looks live beside components. */
import { defineConfig, presetIcons, presetWind4 } from 'unocss'

const COLOURS = [
  ...['bg', 'bg-2', 'surface', 'raised', 'well', 'ink', 'ink-2', 'ink-3', 'line', 'edge'],
  ...['solid', 'on-solid', 'heat', 'on-heat', 'heat-ink', 'heat-soft'],
  ...['butter', 'on-butter', 'butter-soft', 'butter-ink', 'pea', 'on-pea', 'pea-ink', 'pea-soft'],
  ...['blue', 'on-blue', 'blue-ink', 'blue-soft', 'beet', 'on-beet', 'beet-soft'],
  ...['carrot-ink', 'carrot-soft', 'paper', 'paper-ink', 'paper-line'],
]

export default defineConfig({
  content: { pipeline: { include: [/\/web\/.*\.tsx?(?:$|\?)/], exclude: [/\.test\.tsx?/] } },
  presets: [
    // styles.css brings its own base in a layer, which the unlayered utilities always beat.
    presetWind4({ preflights: { reset: false } }),
    presetIcons({
      collections: {
        lucide: () => import('@iconify-json/lucide/icons.json').then((module) => module.default),
      },
      extraProperties: { display: 'block', 'flex-shrink': '0' },
      customizations: {
        transform: (svg) => svg.replaceAll('stroke-width="2"', 'stroke-width="2.1"'),
      },
    }),
  ],
  theme: {
    colors: Object.fromEntries(COLOURS.map((name) => [name, `var(--${name})`])),
    font: { display: 'var(--display)', text: 'var(--text)' },
    radius: { s: 'var(--r-s)', m: 'var(--r-m)', l: 'var(--r-l)', xl: 'var(--r-xl)' },
  },
})
