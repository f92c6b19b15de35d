/** The table of keepers whose files are read, each in a file of its own. Order decides where two fit. */
import type { Keeper } from './keeper.ts'
import { cooklangKeeper } from './keepers/cooklang.ts'
import { cookmateKeeper } from './keepers/cookmate.ts'
import { copyMeThatKeeper } from './keepers/copy-me-that.ts'
import { croutonKeeper } from './keepers/crouton.ts'
import { kitchenKeeper } from './keepers/kitchen.ts'
import { livingCookbookKeeper } from './keepers/living-cookbook.ts'
import { markdownKeeper, yamlKeeper } from './keepers/markdown.ts'
import { mealieKeeper } from './keepers/mealie.ts'
import { mealieBackupKeeper } from './keepers/mealie-backup.ts'
import { melaKeeper } from './keepers/mela.ts'
import { myRecipeBoxJson, myRecipeBoxTable } from './keepers/my-recipe-box.ts'
import { paprikaKeeper } from './keepers/paprika.ts'
import { planToEatKeeper } from './keepers/plan-to-eat.ts'
import { recipeKeeperKeeper } from './keepers/recipe-keeper.ts'
import { recipeSageXmlKeeper } from './keepers/recipesage-xml.ts'
import { SCHEMA_ORG_KEEPERS } from './keepers/schema-org.ts'
import { tandoorKeeper } from './keepers/tandoor.ts'
import { webPageKeeper } from './keepers/web-page.ts'

export const KEEPERS: readonly Keeper[] = [
  mealieBackupKeeper,
  kitchenKeeper,
  tandoorKeeper,
  mealieKeeper,
  croutonKeeper,
  melaKeeper,
  myRecipeBoxJson,
  paprikaKeeper,
  ...SCHEMA_ORG_KEEPERS,
  cookmateKeeper,
  livingCookbookKeeper,
  recipeSageXmlKeeper,
  copyMeThatKeeper,
  recipeKeeperKeeper,
  webPageKeeper,
  planToEatKeeper,
  myRecipeBoxTable,
  cooklangKeeper,
  yamlKeeper,
  markdownKeeper,
]
