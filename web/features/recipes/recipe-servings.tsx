/** For how many the amounts are shown. The recipe is stored as it was written. */
import { MAX_SERVINGS } from '#shared/recipes/servings.ts'
import { Button } from '#web/ui/button.tsx'
import { Stepper } from '#web/ui/stepper.tsx'

type RecipeServingsProps = {
  servings: number
  /** What the recipe was written for. */
  written: number
  onChange: (servings: number) => void
}

export function RecipeServings({ servings, written, onChange }: RecipeServingsProps) {
  return (
    <>
      <div className="receipt-servings">
        <span aria-hidden="true">Servings</span>
        <Stepper label="Servings" value={servings} min={1} max={MAX_SERVINGS} onChange={onChange} />
      </div>
      {servings !== written && (
        <div className="receipt-scaled">
          <p>Written for {written}. Amounts in the steps follow.</p>
          <Button kind="quiet" size="sm" onClick={() => onChange(written)}>
            Back to {written}
          </Button>
        </div>
      )}
    </>
  )
}
