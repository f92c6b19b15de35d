/** Reads the whole kitchen, as one moment saw it: every table in one batch, in the shapes of the wire. */
import { asc, desc, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { Timestamp } from '#shared/fields.ts'
import { GroceryList } from '#shared/groceries/schema.ts'
import { PantryItem } from '#shared/pantry/schema.ts'
import { WeeklyMealPlan } from '#shared/plans/schema.ts'
import { Profile } from '#shared/profiles/schema.ts'
import { Recipe } from '#shared/recipes/schema.ts'
import { RememberedItem, ShoppingList } from '#shared/shopping/schema.ts'
import type { Db } from '../../db/client.ts'
import {
  groceryListItems,
  groceryLists,
  pantryItems,
  profiles,
  rememberedItems,
  shoppingListItems,
  shoppingLists,
} from '../../db/schema.ts'
import { toGroceryList } from '../groceries/groceries.queries.ts'
import { selectPlans } from '../plans/plans.queries.ts'
import { selectRecipes } from '../recipes/recipes.queries.ts'
import { toShoppingList } from '../shopping/shopping-lists.queries.ts'

export const Kitchen = z.object({
  exported_at: Timestamp,
  profiles: z.array(Profile),
  recipes: z.array(Recipe),
  weekly_meal_plans: z.array(WeeklyMealPlan),
  grocery_lists: z.array(GroceryList),
  shopping_lists: z.array(ShoppingList),
  pantry_items: z.array(PantryItem),
  remembered_items: z.array(RememberedItem),
})
export type Kitchen = z.infer<typeof Kitchen>

/** Everything but the bytes of photos and what was deleted. Nine queries. */
export async function readKitchen({ db, now }: { db: Db; now: Date }): Promise<Kitchen> {
  const [people, library, plans, groceries, groceryItems, shopping, shoppingItems, pantry, known] =
    await db.batch([
      db.select().from(profiles).orderBy(asc(profiles.created_at), asc(profiles.id)),
      selectRecipes(db),
      selectPlans(db),
      db.select().from(groceryLists).orderBy(asc(groceryLists.created_at), asc(groceryLists.id)),
      db.select().from(groceryListItems).orderBy(asc(groceryListItems.position)),
      db.select().from(shoppingLists).orderBy(asc(shoppingLists.id)),
      db
        .select()
        .from(shoppingListItems)
        .where(isNull(shoppingListItems.deleted_at))
        .orderBy(asc(shoppingListItems.position)),
      db.select().from(pantryItems).orderBy(asc(pantryItems.category), asc(pantryItems.sort_order)),
      db.select().from(rememberedItems).orderBy(desc(rememberedItems.last_used)),
    ])
  const groceriesIn = Map.groupBy(groceryItems, (item) => item.list_id)
  const shoppingIn = Map.groupBy(shoppingItems, (item) => item.list_id)
  return {
    exported_at: now.toISOString(),
    // The key of a name is for comparing; it is no field of the wire.
    profiles: people.map(({ name_key: _, ...profile }) => profile),
    recipes: library,
    weekly_meal_plans: plans,
    grocery_lists: groceries.flatMap(
      (list) => toGroceryList(list, groceriesIn.get(list.id) ?? []) ?? [],
    ),
    shopping_lists: shopping.map((list) => toShoppingList(list, shoppingIn.get(list.id) ?? [])),
    pantry_items: pantry,
    remembered_items: known.map(({ name_key: _, ...item }) => item),
  }
}
