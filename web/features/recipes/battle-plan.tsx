/** The method, step by step along a dashed path. */
import './recipe-detail.css'

export function BattlePlan({ method }: { method: string[] }) {
  return (
    <section className="battle">
      <h2 className="section-title battle-title">The Battle Plan</h2>
      {method.length === 0 ? (
        <p className="muted">No steps yet. Edit the recipe to write the plan down.</p>
      ) : (
        <ol className="plan-steps">
          {method.map((step, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place
            <li key={index}>
              <span className="plan-number" aria-hidden="true">
                <span>{index + 1}</span>
              </span>
              <p dir="auto">{step}</p>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
