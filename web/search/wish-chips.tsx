/** What was understood of a search, a chip for each wish. The text of the search field alone says what is wished. */
import './wishes.css'
import { type RefObject, useRef } from 'react'
import { textAsTyped, textWithout } from '#shared/search/edit-wish.ts'
import type { WishKind, WishPart } from '#shared/search/wish.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Icon, type IconName } from '#web/ui/icon.tsx'

/** Nobody reads more; the text holds them all. */
const CHIPS_MAX = 20

const ICONS: Record<WishKind, IconName> = {
  word: 'i-lucide-check',
  food: 'i-lucide-check',
  without: 'i-lucide-ban',
  diet: 'i-lucide-leaf',
  minutes: 'i-lucide-clock',
  course: 'i-lucide-utensils',
  difficulty: 'i-lucide-chef-hat',
  tag: 'i-lucide-tag',
  cooked: 'i-lucide-history',
}

type WishChipsProps = {
  /** The text that was read, and what was read in it. */
  text: string
  parts: readonly WishPart[]
  unsure: readonly string[]
  onText: (text: string) => void
  /** Where the text is typed. */
  field: RefObject<HTMLInputElement | null>
}

export function WishChips({ text, parts, unsure, onText, field }: WishChipsProps) {
  const list = useRef<HTMLUListElement>(null)
  const mended = parts.find(({ read }) => read)
  const keys = keysOf(parts)
  if (parts.length === 0 && unsure.length === 0) return null

  function select({ start, end }: WishPart) {
    field.current?.focus()
    // letters may have been typed since
    if (field.current?.value === text) field.current.setSelectionRange(start, end)
  }

  /** The keyboard stays where it was: on the chip that moves up, or in the field. */
  function remove(part: WishPart) {
    const crosses = [...(list.current?.querySelectorAll<HTMLElement>('.wish-cross') ?? [])]
    const at = parts.indexOf(part)
    ;(crosses[at + 1] ?? crosses[at - 1] ?? field.current)?.focus()
    onText(textWithout(text, [part]))
  }

  return (
    <div className="wish-row">
      <ul ref={list} className="wishes" aria-label="What was understood">
        {parts.slice(0, CHIPS_MAX).map((part, at) => (
          <li key={keys[at]} className={classNames('wish', part.kind === 'without' && 'wish-no')}>
            <button
              type="button"
              className="wish-words"
              aria-label={`Edit ${part.label}`}
              onClick={() => select(part)}
            >
              <Icon name={ICONS[part.kind]} size="sm" />
              {part.label}
            </button>
            <button
              type="button"
              className="wish-cross"
              aria-label={`Remove ${part.label}`}
              onClick={() => remove(part)}
            >
              <Icon name="i-lucide-x" size="sm" />
            </button>
          </li>
        ))}
      </ul>
      {mended && (
        <p className="wish-note">
          <Icon name="i-lucide-spell-check" size="sm" />
          <span>
            Read “{mended.read}” as <b>{mended.label}</b>.
          </span>
          <button
            type="button"
            className="link wish-way-back"
            onClick={() => onText(textAsTyped(text, mended))}
          >
            Search “{mended.read}” instead
          </button>
        </p>
      )}
      {unsure.length > 0 && (
        <p className="wish-note wish-unsure">
          <Icon name="i-lucide-triangle-alert" size="sm" />
          <span>Not understood: “{unsure.join('”, “')}”. Check each recipe yourself.</span>
        </p>
      )}
    </div>
  )
}

/** A chip keeps its key, and with it the focus, when one before it goes. */
function keysOf(parts: readonly WishPart[]): string[] {
  const seen = new Map<string, number>()
  return parts.map(({ kind, label }) => {
    const times = (seen.get(`${kind} ${label}`) ?? 0) + 1
    seen.set(`${kind} ${label}`, times)
    return `${kind} ${label} ${times}`
  })
}
