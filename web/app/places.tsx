/** The five places as rows, in the sidebar and in its sheet. */
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
