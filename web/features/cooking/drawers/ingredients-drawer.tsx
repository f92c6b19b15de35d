/** The ingredients with their ticks: what is in the pot sinks to the bottom. */
import './drawers.css'
import { underHeadings } from '#shared/recipes/groups.ts'
import { MAX_SERVINGS } from '#shared/recipes/servings.ts'
import { useShoppingWish } from '#web/features/shopping/shopping-wish.queries.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { Stepper } from '#web/ui/stepper.tsx'
import { toast } from '#web/ui/toast.tsx'
import { Portion } from '../steps/step-ingredients.tsx'
import type { CookingSession } from '../use-cooking-session.ts'

export type DrawerProps = { open: boolean; onOpenChange: (open: boolean) => void }

type IngredientsDrawerProps = DrawerProps & { cooking: CookingSession }

export function IngredientsDrawer({ cooking, ...drawer }: IngredientsDrawerProps) {
  const { recipe, used, session, writtenFor } = cooking
  const wish = useShoppingWish()
  const rows = recipe.ingredients.map((ingredient, place) => ({
    ...ingredient,
    place,
    isTicked: session.ticked.includes(place),
  }))
  const parts = underHeadings(rows, recipe.ingredient_groups).map(({ name, lines }) => ({
    heading: name,
    lines: lines.filter(({ isTicked }) => !isTicked),
  }))
  const hasHeadings = parts.some(({ heading }) => heading !== null)
  // under the last heading they would seem to be its own
  const inThePot = {
    heading: hasHeadings ? 'Ticked' : null,
    lines: rows.filter(({ isTicked }) => isTicked),
  }
  const lists = [...parts, inThePot].filter(({ lines }) => lines.length > 0)

  async function shopFor(item: string) {
    const undo = await wish({ item })
    if (!undo) return
    toast({ kind: 'success', title: 'Item added', action: { label: 'Undo', onClick: undo } })
  }

  return (
    <Dialog {...drawer} title="Ingredients" className="cook-drawer">
      {rows.length === 0 ? (
        <p className="muted">This recipe lists no ingredients.</p>
      ) : (
        <div className="cook-servings">
          <span aria-hidden="true">Servings</span>
          <Stepper
            label="Servings"
            value={session.servings}
            min={1}
            max={MAX_SERVINGS}
            onChange={cooking.serve}
          />
          {session.servings !== writtenFor && (
            <p className="muted small">Written for {writtenFor}. Amounts in the steps follow.</p>
          )}
        </div>
      )}
      {used.length > 0 && (
        <section className="cook-used" aria-labelledby="cook-used-title">
          <h3 id="cook-used-title">In step {session.step + 1}</h3>
          <ul className="step-portions">
            {used.map((portion, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a recipe may name a food twice
              <li key={at}>
                <Portion {...portion} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {/* one list: a row that is ticked moves, and keeps the focus */}
      <ul className="cook-ingredients">
        {lists.flatMap(({ heading, lines }) => [
          heading !== null && (
            <li key={`heading ${lines[0]?.place}`} className="cook-group">
              <h3 dir="auto">{heading}</h3>
            </li>
          ),
          ...lines.map(({ name, quantity, unit, place, isTicked }) => (
            <li key={place}>
              <Checkbox
                checked={isTicked}
                onChange={(checked) => cooking.tick(place, checked)}
                className="cook-ingredient"
              >
                <span className={classNames(isTicked && 'ticked')}>
                  <b>{[quantity, unit].filter((part) => part !== '').join(' ')}</b>{' '}
                  <span dir="auto">{name}</span>
                </span>
              </Checkbox>
              <IconButton
                icon="i-lucide-shopping-cart"
                aria-label={`Add ${name} to the shopping list`}
                onClick={() => shopFor(name)}
              />
            </li>
          )),
        ])}
      </ul>
    </Dialog>
  )
}
