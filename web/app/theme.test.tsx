import { Provider } from 'jotai'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { THEME_KEY } from '#web/lib/storage-keys.ts'
import { nextTheme } from './theme.ts'
import { ThemeSwitch } from './theme-switch.tsx'

test.each([
  ['system', false, 'dark'],
  ['dark', false, 'light'],
  ['light', false, 'system'],
  ['system', true, 'light'],
  ['light', true, 'dark'],
  ['dark', true, 'system'],
] as const)('after %s, with a dark system %s, comes %s', (theme, isSystemDark, next) => {
  expect(nextTheme(theme, isSystemDark)).toBe(next)
})

/** Runs the script of the page's head, as a start of the page does. */
async function startPage() {
  document.querySelector('script[src^="/theme.js"]')?.remove()
  const script = document.createElement('script')
  script.src = `/theme.js?${crypto.randomUUID()}`
  await new Promise((resolve) => {
    script.onload = resolve
    document.head.append(script)
  })
}

test('the switch goes through the themes, shows and remembers them', async () => {
  localStorage.removeItem(THEME_KEY)
  const meta = document.createElement('meta')
  meta.name = 'theme-color'
  meta.dataset.scheme = 'dark'
  document.head.append(meta)
  await startPage()
  const root = document.documentElement
  expect([root.dataset.theme, meta.media]).toEqual([undefined, '(prefers-color-scheme: dark)'])

  await render(
    <Provider>
      <ThemeSwitch />
    </Provider>,
  )
  await page.getByRole('button', { name: 'Theme: system' }).click()
  await page.getByRole('button', { name: 'Theme: dark' }).click()
  expect([root.dataset.theme, meta.media, localStorage.getItem(THEME_KEY)]).toEqual([
    'light',
    'not all',
    'light',
  ])
  delete root.dataset.theme
  await startPage()
  expect(root.dataset.theme).toBe('light')
  await page.getByRole('button', { name: 'Theme: light' }).click()
  await expect.element(page.getByRole('button', { name: 'Theme: system' })).toBeVisible()
  expect([root.dataset.theme, localStorage.getItem(THEME_KEY)]).toEqual([undefined, null])
  meta.remove()
})
