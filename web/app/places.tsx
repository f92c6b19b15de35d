/** The five places as rows, in the sidebar and in its sheet, and the pantry, which has none in the bar. */
import './places.css'
import { Link } from '@tanstack/react-router'
import { classNames } from '#web/ui/class-names.ts'
import { Tooltip } from '#web/ui/tooltip.tsx'
import { NAVIGATION, usePlaceProps } from './navigation.ts'

type PlacesProps = {
  /** Icons alone, with their words in tooltips. */
  isStrip?: boolean
  onGo?: () => void
}

export function Places({ isStrip = false, onGo }: PlacesProps) {
  const placeProps = usePlaceProps()
  return NAVIGATION.map((place) => {
    const { className, ...current } = placeProps(place)
    return (
      <Tooltip key={place.to} label={place.label} isDisabled={!isStrip} side="right">
        <Link
          to={place.to}
          activeOptions={{ exact: true }}
          className={classNames('place', className)}
          {...current}
          {...(onGo && { onClick: onGo })}
        >
          <span>
            <span className={place.icon} aria-hidden="true" />
          </span>
          <b>{place.label}</b>
        </Link>
      </Tooltip>
    )
  })
}

/** No place of its own (Spec 1, section 2): it belongs to Shopping. */
export function PantryPlace({ onGo }: { onGo: () => void }) {
  return (
    <Link
      to="/pantry"
      className="place place-pantry"
      activeProps={{ className: 'on', 'aria-current': 'page' }}
      onClick={onGo}
    >
      <span>
        <span className="i-lucide-package-open" aria-hidden="true" />
      </span>
      <b>Pantry</b>
    </Link>
  )
}
