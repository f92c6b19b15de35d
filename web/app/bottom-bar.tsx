/** Navigation below 1024 px. */
import { Link } from '@tanstack/react-router'
import { NAVIGATION, usePlaceProps } from './navigation.ts'

export function BottomBar() {
  const placeProps = usePlaceProps()

  return (
    <nav className="bn" aria-label="Main">
      {NAVIGATION.map((place) => (
        <Link key={place.to} to={place.to} activeOptions={{ exact: true }} {...placeProps(place)}>
          <span>
            <span className={place.icon} aria-hidden="true" />
          </span>
          {place.label}
        </Link>
      ))}
    </nav>
  )
}
