/** npm run seed: adds the starter recipes to a running kitchen (PORT, or a whole URL in KITCHEN_URL). */
import { ensureInstalled, run } from './project.mjs'

ensureInstalled()
run('node', ['scripts/seed-starter-recipes.ts'])
