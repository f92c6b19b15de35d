/** Light, dark, or the system's theme: the choice of this device. `public/theme.js` shows it. */
import { atom } from 'jotai'
import { oneOf } from '#web/lib/readers.ts'
import { readStoredText, writeText } from '#web/lib/storage.ts'
import { THEME_KEY } from '#web/lib/storage-keys.ts'

export type Theme = 'system' | 'light' | 'dark'

const kept = () => readStoredText<Theme>(THEME_KEY, oneOf('light', 'dark'), 'system')

const choiceAtom = atom<Theme>(kept())
choiceAtom.onMount = (setChoice) => {
  function follow({ key }: StorageEvent) {
    if (key === THEME_KEY || key === null) setChoice(kept())
  }
  addEventListener('storage', follow)
  return () => removeEventListener('storage', follow)
}

export const themeAtom = atom(
  (get) => get(choiceAtom),
  (_get, set, theme: Theme) => {
    writeText(THEME_KEY, theme === 'system' ? null : theme)
    dispatchEvent(new CustomEvent('theme', { detail: theme }))
    set(choiceAtom, theme)
  },
)

/** The next of the three. From the system's theme first to its opposite, so that a press shows. */
export function nextTheme(theme: Theme, isSystemDark: boolean): Theme {
  const [opposite, same] = isSystemDark
    ? (['light', 'dark'] as const)
    : (['dark', 'light'] as const)
  if (theme === 'system') return opposite
  return theme === opposite ? same : 'system'
}
