/** Finds the step of a recipe where most goes wrong, and says what to do there. Pure. */

type Risk = { sign: RegExp; text: string }

/** The most dangerous or least forgiving first. */
const RISKS: readonly Risk[] = [
  {
    sign: /\bdeep[- ]?fry|\bhot oil\b/i,
    text: 'hot oil. Lower the food in gently, keep water away and never leave the pan.',
  },
  {
    sign: /\bcaramel\b|\bbubble for \d+ minutes, stirring, until glossy|\bmelt the sugar/i,
    text: 'boiling sugar. It is far hotter than water: no tasting, no children close by.',
  },
  {
    sign: /\bmelt[^.]{0,60}\bchocolate|\bchocolate\b[^.]{0,60}\bmelt/i,
    text: 'melting chocolate. Keep the heat low and every drop of water out, or it seizes.',
  },
  {
    sign: /\bstiff peaks|\bsoft peaks|\bwhip the cream|\bholds its shape/i,
    text: 'whipping. It turns from perfect to grainy in seconds: stop early.',
  },
  {
    // in a marinade it is cold
    sign: /^(?![\s\S]*\bmarinat)[\s\S]*(?:\bsoured cream|\bcrème fraîche|\bcreme fraiche|\byogh?urt|\bstir in the cream)/i,
    text: 'adding the cream or yoghurt. Take the pan off the heat first, or it may split.',
  },
  {
    sign: /\bcustard|\btemper\b|\byolks?\b/i,
    text: 'egg in a hot liquid. Low heat, and stir all the time, or it scrambles.',
  },
  {
    sign: /\b(?:brown|sear)\b[^.]{0,60}\b(?:beef|chicken|meat|lamb|pork|steak|batches)/i,
    text: 'browning. Dry the meat, get the pan hot and do not crowd it, or it stews.',
  },
  {
    sign: /\bgarlic\b[^.]{0,80}\b(?:minute|seconds)/i,
    text: 'the garlic and spices. They go from fragrant to bitter in half a minute: have the next thing ready to go in.',
  },
  {
    sign: /\brisotto|\bpasta|\bnoodles|\bpenne|\btagliatelle|\borzo|\bspaghetti/i,
    text: 'the pasta or grains. Taste early; a minute too long cannot be undone.',
  },
  { sign: /\bfold\b/i, text: 'folding. Stop as soon as no streaks show, or the air is lost.' },
  {
    sign: /\bknead|\bdough\b/i,
    text: 'the dough. Add liquid or flour a spoonful at a time; a little sticky is right.',
  },
  {
    sign: /\bsteak|\bsalmon|\bprawns?\b|\bfish\b/i,
    text: 'the last minutes of the fish or steak. Take it off a moment early: it goes on cooking.',
  },
  {
    sign: /\bgrill|\bbrown(?:ing)? on top|\b(?:bake|roast)\b[^.]*\bgolden\b/i,
    text: 'the colour at the end. Stay close for the last 5 minutes.',
  },
  {
    sign: /\bblend/i,
    text: 'blending hot food. Half fill a jug blender and hold a cloth over its open lid.',
  },
]

/** One line on the riskiest moment, or `null` for a recipe without one. */
export function riskiestMoment(method: readonly string[]): string | null {
  for (const { sign, text } of RISKS) {
    const at = method.findIndex((step) => sign.test(step.slice(0, 2_000)))
    if (at !== -1) return `The riskiest moment is step ${at + 1}, ${text}`
  }
  return null
}
