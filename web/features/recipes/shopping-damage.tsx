/** What goes into a recipe, as a till receipt. */
import './shopping-damage.css'
import { Fragment, type ReactNode } from 'react'
import type { Profile } from '#shared/profiles/schema.ts'
import { type IngredientGroup, underHeadings } from '#shared/recipes/groups.ts'
import type { Ingredient } from '#shared/recipes/schema.ts'
import { Avatar } from '#web/ui/avatar.tsx'

type ShoppingDamageProps = {
  ingredients: Ingredient[]
  groups?: readonly IngredientGroup[]
  /** Who cannot eat it because of a line, by the line's name. */
  notFor?: ReadonlyMap<string, readonly Profile[]> | undefined
  /** Over the lines: for how many they are. */
  children?: ReactNode
}

export function ShoppingDamage({
  ingredients,
  groups = [],
  notFor,
  children,
}: ShoppingDamageProps) {
  return (
    <section className="receipt">
      <h2 className="section-title">The Shopping Damage</h2>
      {ingredients.length === 0 ? (
        <p className="muted pt-3">No ingredients yet. Edit the recipe to add them.</p>
      ) : (
        <>
          {children}
          {underHeadings(ingredients, groups).map(({ name: heading, start, lines }) => (
            <Fragment key={start}>
              {heading !== null && (
                <h3 className="receipt-group" dir="auto">
                  {heading}
                </h3>
              )}
              <ul>
                {lines.map(({ name, quantity, unit }, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may stand there twice
                  <li key={index} className={notFor?.has(name) ? 'not-for' : undefined}>
                    <span dir="auto">{name}</span>
                    {notFor?.get(name)?.map((person) => (
                      <Avatar
                        key={person.id}
                        name={person.name}
                        color={person.avatar_color}
                        size="xs"
                        label={`not for ${person.name}`}
                      />
                    ))}
                    <i aria-hidden="true" />
                    <b>{`${quantity} ${unit}`.trim()}</b>
                  </li>
                ))}
              </ul>
            </Fragment>
          ))}
        </>
      )}
    </section>
  )
}
