/** The ten plates to choose from. */
import './plate-colours.css'
import { type CSSProperties, useId } from 'react'
import { AVATAR_COLOR_NAMES, AVATAR_COLORS } from '#shared/profiles/avatar.ts'
import { Icon } from '#web/ui/icon.tsx'

export type PlateColour = (typeof AVATAR_COLORS)[number]

type PlateColoursProps = { value: PlateColour; onChange: (colour: PlateColour) => void }

export function PlateColours({ value, onChange }: PlateColoursProps) {
  const group = useId()
  return (
    <fieldset className="join-colours">
      <legend>Avatar colour</legend>
      {AVATAR_COLORS.map((option, index) => {
        const style: CSSProperties & { '--c': string } = { '--c': option }
        return (
          <label key={option} className="join-colour">
            <input
              type="radio"
              name={group}
              className="vh"
              checked={option === value}
              onChange={() => onChange(option)}
            />
            <span className="vh">{AVATAR_COLOR_NAMES[index]}</span>
            <span className="join-plate" style={style}>
              <Icon name="i-lucide-check" />
            </span>
          </label>
        )
      })}
    </fieldset>
  )
}
