/** One button that goes through the system's theme, light and dark; its name says which it is. */
import { useAtom } from 'jotai'
import { useMediaQuery } from '#web/lib/use-media-query.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { nextTheme, type Theme, themeAtom } from './theme.ts'

const ICONS = {
  system: 'i-lucide-sun-moon',
  light: 'i-lucide-sun',
  dark: 'i-lucide-moon',
} as const satisfies Record<Theme, string>

export function ThemeSwitch() {
  const [theme, setTheme] = useAtom(themeAtom)
  const isSystemDark = useMediaQuery('(prefers-color-scheme: dark)')
  const name = `Theme: ${theme}`
  return (
    <Tooltip label={name} side="bottom">
      <IconButton
        icon={ICONS[theme]}
        size="sm"
        kind="flat"
        aria-label={name}
        onClick={() => setTheme(nextTheme(theme, isSystemDark))}
      />
    </Tooltip>
  )
}
