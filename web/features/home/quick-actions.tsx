/** Three ways on from here. */
import { Link } from '@tanstack/react-router'
import { spotUrl } from '#web/ui/art/art-url.ts'
import { SectionHeader } from '#web/ui/page-header.tsx'

const ACTIONS = [
  { to: '/planner', label: 'Plan New Meals', spot: 'pot' },
  { to: '/recipes', label: 'Browse Recipes', spot: 'carrot' },
  { to: '/pantry', label: 'Manage Pantry', spot: 'onion' },
] as const

export function QuickActions() {
  return (
    <section className="quick" aria-labelledby="quick-actions">
      <SectionHeader id="quick-actions" title="Quick Actions" />
      <div className="quick-grid">
        {ACTIONS.map(({ to, label, spot }) => (
          <Link key={to} to={to} className="card quick-card">
            <img src={spotUrl(spot)} alt="" className="spot" width={56} height={56} />
            {label}
          </Link>
        ))}
      </div>
    </section>
  )
}
