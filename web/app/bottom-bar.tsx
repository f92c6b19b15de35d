/** Navigation below 1024 px. */
import { Link } from '@tanstack/react-router'
import { NAVIGATION } from './navigation.ts'

export function BottomBar() {
  return (
    <nav className="bn" aria-label="Main">
      {NAVIGATION.map(({ to, label, icon }) => (
        <Link
          key={to}
          to={to}
          activeOptions={{ exact: to === '/' }}
          activeProps={{ className: 'on' }}
        >
          <span>
            <span className={icon} aria-hidden="true" />
          </span>
          {label}
        </Link>
      ))}
    </nav>
  )
}
