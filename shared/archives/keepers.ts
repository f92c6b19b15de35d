/** The table of keepers whose files are read, each in a file of its own. Order decides where two fit. */
import type { Keeper } from './keeper.ts'
import { kitchenKeeper } from './keepers/kitchen.ts'
import { mealieKeeper } from './keepers/mealie.ts'
import { mealieBackupKeeper } from './keepers/mealie-backup.ts'
import { paprikaKeeper } from './keepers/paprika.ts'
import { recipeSageXmlKeeper } from './keepers/recipesage-xml.ts'
import { SCHEMA_ORG_KEEPERS } from './keepers/schema-org.ts'
import { tandoorKeeper } from './keepers/tandoor.ts'
import { webPageKeeper } from './keepers/web-page.ts'

export const KEEPERS: readonly Keeper[] = [
  mealieBackupKeeper,
  kitchenKeeper,
  tandoorKeeper,
  mealieKeeper,
  paprikaKeeper,
  ...SCHEMA_ORG_KEEPERS,
  recipeSageXmlKeeper,
  webPageKeeper,
]
