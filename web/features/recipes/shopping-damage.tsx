/** What goes into a recipe, as a till receipt. */
import './shopping-damage.css'
import type { ReactNode } from 'react'
import type { Ingredient } from '#shared/recipes/schema.ts'

type ShoppingDamageProps = {
  ingredients: Ingredient[]
  /** Over the lines: for how many they are. */
  children?: ReactNode
}

export function ShoppingDamage({ ingredients, children }: ShoppingDamageProps) {
  return (
    <section className="receipt">
      <h2 className="section-title">The Shopping Damage</h2>
      {ingredients.length === 0 ? (
        <p className="muted pt-3">No ingredients yet. Edit the recipe to add them.</p>
      ) : (
        <>
          {children}
          <ul>
            {ingredients.map(({ name, quantity, unit }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same thing may stand there twice
              <li key={index}>
                <span dir="auto">{name}</span>
                <i aria-hidden="true" />
                <b>{`${quantity} ${unit}`.trim()}</b>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
