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

type SidePlaceProps = PlacesProps & {
  to: '/pantry' | '/household'
  label: string
  icon: string
}

/** A page that is none of the five places: it stands apart from them. */
function SidePlace({ to, label, icon, isStrip = false, onGo }: SidePlaceProps) {
  return (
    <Tooltip label={label} isDisabled={!isStrip} side="right">
      <Link
        to={to}
        className="place place-apart"
        activeProps={{ className: 'on', 'aria-current': 'page' }}
        {...(onGo && { onClick: onGo })}
      >
        <span>
          <span className={icon} aria-hidden="true" />
        </span>
        <b>{label}</b>
      </Link>
    </Tooltip>
  )
}

/** No place of its own (Spec 1, section 2): it belongs to Shopping. */
export function PantryPlace(props: PlacesProps) {
  return <SidePlace to="/pantry" label="Pantry" icon="i-lucide-package-open" {...props} />
}

/** The household, at the foot. */
export function PeoplePlace(props: PlacesProps) {
  return <SidePlace to="/household" label="People" icon="i-lucide-users" {...props} />
}
