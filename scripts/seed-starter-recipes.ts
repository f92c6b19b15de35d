/** Sends the starter recipes to a running kitchen; what is there already is left as it is. Node 24. */
import { starterRecipes } from '#shared/recipes/starter/index.ts'

const url = process.env.KITCHEN_URL ?? `http://localhost:${process.env.PORT ?? 8787}`

try {
  const response = await fetch(`${url}/api/recipes/batch`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ recipes: starterRecipes }),
  })
  const answer = await response.json()
  if (!response.ok) throw new Error(answer.error.message)
  console.log(
    `${answer.created.length} starter recipes added, ${answer.existing.length} already there.`,
  )
} catch (error) {
  const reason = error instanceof Error ? error.message : String(error)
  console.error(
    `The kitchen at ${url} did not take the recipes: ${reason}. Is it running (npm start)?`,
  )
  process.exitCode = 1
}
