/** Diets or allergens as tick boxes by name: all of them always there, so that none has to be looked for. */
import { useId } from 'react'
import { classNames } from '#web/ui/class-names.ts'
import { Icon } from '#web/ui/icon.tsx'

type NeedTilesProps<Need extends string> = {
  /** In the order of the screen. */
  needs: readonly Need[]
  labels: Record<Need, string>
  /** For those who do not know the word; '' where it needs none. */
  examples?: Record<Need, string>
  chosen: readonly Need[]
  onChange: (need: Need, isChosen: boolean) => void
  /** What must not be eaten is ringed in beet, what is kept to is butter. */
  kind: 'ban' | 'keep'
}

export function NeedTiles<Need extends string>(props: NeedTilesProps<Need>) {
  const { needs, labels, examples, chosen, onChange, kind } = props
  const group = useId()
  return (
    <ul className="need-tiles">
      {needs.map((need) => {
        const isChosen = chosen.includes(need)
        const example = examples?.[need]
        return (
          <li key={need}>
            <label className={classNames('need-tile', `need-${kind}`, isChosen && 'on')}>
              <input
                type="checkbox"
                className="vh"
                checked={isChosen}
                aria-labelledby={`${group}-${need}`}
                aria-describedby={example ? `${group}-${need}-eg` : undefined}
                onChange={(event) => onChange(need, event.target.checked)}
              />
              <span className="need-box" aria-hidden="true">
                <Icon name={kind === 'ban' ? 'i-lucide-ban' : 'i-lucide-check'} size="sm" />
              </span>
              <span className="need-words">
                <span id={`${group}-${need}`}>{labels[need]}</span>
                {example && <small id={`${group}-${need}-eg`}>{example}</small>}
              </span>
            </label>
          </li>
        )
      })}
    </ul>
  )
}
