/** The ingredients with their ticks: what is in the pot sinks to the bottom. */
import './drawers.css'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import type { CookingSession } from '../use-cooking-session.ts'

export type DrawerProps = { open: boolean; onOpenChange: (open: boolean) => void }

type IngredientsDrawerProps = DrawerProps & { cooking: CookingSession }

export function IngredientsDrawer({ cooking, ...drawer }: IngredientsDrawerProps) {
  const { recipe, session } = cooking
  const rows = recipe.ingredients.map((ingredient, place) => ({
    ...ingredient,
    place,
    isTicked: session.ticked.includes(place),
  }))
  const sorted = [...rows.filter((row) => !row.isTicked), ...rows.filter((row) => row.isTicked)]
  return (
    <Dialog {...drawer} title="Ingredients" className="cook-drawer">
      {sorted.length === 0 && <p className="muted">This recipe lists no ingredients.</p>}
      <ul className="cook-ingredients">
        {sorted.map(({ name, quantity, unit, place, isTicked }) => (
          <li key={place}>
            <Checkbox
              checked={isTicked}
              onChange={(checked) => cooking.tick(place, checked)}
              className="cook-ingredient"
            >
              <span className={classNames(isTicked && 'ticked')}>
                <b>{[quantity, unit].filter((part) => part !== '').join(' ')}</b> {name}
              </span>
            </Checkbox>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
