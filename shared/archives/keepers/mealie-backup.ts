/** The backup of a whole Mealie: its tables in database.json, put together to recipes. No I/O. */
import type { FoundRecipe } from '../found-recipe.ts'
import { type Keeper, readEach } from '../keeper.ts'
import { isObject, type JsonObject, numberIn, objectsIn, textIn } from '../loose-values.ts'
import type { PhotoFinder } from '../photos.ts'
import { readMealie } from './mealie.ts'

export const mealieBackupKeeper: Keeper = {
  name: 'Mealie',
  recognise: ({ value }) => isObject(value) && isMealieBackup(value),
  read({ value }, { photosOf }) {
    const tables = isObject(value) ? value : {}
    const read = mealieBackupReader(tables, photosOf)
    return readEach(objectsIn(tables.recipes), read, ({ name }) => textIn(name))
  },
}

/** True for the value of a database.json. */
function isMealieBackup(value: JsonObject): boolean {
  return Array.isArray(value.recipes) && Array.isArray(value.recipes_ingredients)
}

/**
 * Reads one recipe with its rows. `photosOf` gives the finder of a folder, named from where database.json
 * lies: photos are in data/recipes/<id>/images, the id with its dashes, which SQLite leaves out.
 */
function mealieBackupReader(
  tables: JsonObject,
  photosOf: (folder: string) => PhotoFinder,
): (recipe: JsonObject) => FoundRecipe | null {
  const rows = (table: string) => byKey(objectsIn(tables[table]), 'recipe_id')
  const things = (table: string) => byId(objectsIn(tables[table]))
  const ingredients = rows('recipes_ingredients')
  const steps = rows('recipe_instructions')
  const notes = rows('notes')
  const settings = rows('recipe_settings')
  const nutrition = rows('recipe_nutrition')
  const [tagRows, tags] = [rows('recipes_to_tags'), things('tags')]
  const [categoryRows, categories] = [rows('recipes_to_categories'), things('categories')]
  const [foods, units] = [things('ingredient_foods'), things('ingredient_units')]

  return (recipe) => {
    const id = keyOf(recipe.id)
    return readMealie(
      {
        ...recipe,
        recipe_ingredient: inOrder(ingredients.get(id)).map((row) => ({
          ...row,
          food: foods.get(keyOf(row.food_id)) ?? null,
          unit: units.get(keyOf(row.unit_id)) ?? null,
        })),
        recipe_instructions: inOrder(steps.get(id)),
        notes: notes.get(id) ?? [],
        settings: settings.get(id)?.[0],
        nutrition: nutrition.get(id)?.[0],
        tags: (tagRows.get(id) ?? []).map((row) => tags.get(keyOf(row.tag_id))),
        recipe_category: (categoryRows.get(id) ?? []).map((row) =>
          categories.get(keyOf(row.category_id)),
        ),
      },
      photosOf(`data/recipes/${dashed(id)}/`),
    )
  }
}

/** Ids without dashes: each kind of database writes them its own way. */
function keyOf(id: unknown): string {
  return textIn(id).replaceAll('-', '').toLowerCase()
}

function dashed(id: string): string {
  return id.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function byKey(rows: readonly JsonObject[], field: string): Map<string, JsonObject[]> {
  return Map.groupBy(rows, (row) => keyOf(row[field]))
}

function byId(rows: readonly JsonObject[]): Map<string, JsonObject> {
  return new Map(rows.filter(isObject).map((row) => [keyOf(row.id), row]))
}

function inOrder(rows: readonly JsonObject[] = []): JsonObject[] {
  return [...rows].sort((a, b) => (numberIn(a.position) ?? 0) - (numberIn(b.position) ?? 0))
}
