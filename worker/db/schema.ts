/** The tables, with the names and fields of Spec 1 and 2, section 3. Lists and ticks are rows of their own. */
import { sql } from 'drizzle-orm'
import {
  index,
  integer,
  primaryKey,
  real,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import type { Needs } from '#shared/diets/needs.ts'
import type { GrocerySource, Quantity } from '#shared/groceries/schema.ts'
import type { Day } from '#shared/plans/limits.ts'
import type { Appetite } from '#shared/profiles/appetite.ts'
import type { Course } from '#shared/recipes/courses.ts'
import type { IngredientGroup } from '#shared/recipes/groups.ts'
import type { Nutrition } from '#shared/recipes/nutrition.ts'
import type { Difficulty, Ingredient, Recipe } from '#shared/recipes/schema.ts'

export const profiles = sqliteTable('profiles', {
  id: text().primaryKey(),
  name: text().notNull(),
  /** The name as it is compared: SQLite folds ASCII only, so JavaScript makes it. */
  name_key: text().notNull().unique('profiles_name_key_unique'),
  avatar_color: text().notNull(),
  created_at: text().notNull(),
  needs: text({ mode: 'json' })
    .$type<Needs>()
    .notNull()
    .default({ diets: [], allergens: [], never: [] }),
  /** A share of one serving. */
  appetite: real().$type<Appetite>().notNull().default(1),
})

export const recipes = sqliteTable(
  'recipes',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    description: text(),
    servings: integer().notNull(),
    prep_time: integer(),
    cook_time: integer(),
    difficulty: text().$type<Difficulty>(),
    tags: text({ mode: 'json' }).$type<string[]>().notNull(),
    ingredients: text({ mode: 'json' }).$type<Ingredient[]>().notNull(),
    method: text({ mode: 'json' }).$type<string[]>().notNull(),
    chef_notes: text(),
    source_type: text().$type<NonNullable<Recipe['source_type']>>(),
    source_url: text(),
    source_book_name: text(),
    source_page_number: integer(),
    image_url: text(),
    created_at: text().notNull(),
    rev: integer().notNull().default(1),
    course: text().$type<Course>(),
    ingredient_groups: text({ mode: 'json' }).$type<IngredientGroup[]>().notNull().default([]),
    nutrition: text({ mode: 'json' }).$type<Nutrition>(),
    canonical_url: text(),
  },
  (table) => [index('recipes_created_at').on(table.created_at)],
)

/** What each person thinks of a recipe; who has said nothing has no row. */
export const recipeRatings = sqliteTable(
  'recipe_ratings',
  {
    recipe_id: text()
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    profile_id: text()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** 1 to 5. */
    stars: integer(),
    never: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.recipe_id, table.profile_id] }),
    index('recipe_ratings_profile').on(table.profile_id),
  ],
)

/** One row per thing that is read as a whole; triggers move `version` on with every change (ETag). */
export const versions = sqliteTable('versions', {
  name: text().primaryKey(),
  /** Random, made with the database: two kitchens never share an ETag. */
  kitchen: text().notNull(),
  version: integer().notNull(),
})

export const weeklyMealPlans = sqliteTable(
  'weekly_meal_plans',
  {
    id: text().primaryKey(),
    profile_id: text()
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    week_start_date: text().notNull(),
    weekly_summary: text(),
    created_at: text().notNull(),
    rev: integer().notNull().default(1),
  },
  (table) => [index('weekly_meal_plans_profile').on(table.profile_id, table.week_start_date)],
)

/** selected_recipe_ids as rows, so that a deleted recipe leaves every plan. */
export const planRecipes = sqliteTable(
  'plan_recipes',
  {
    plan_id: text()
      .notNull()
      .references(() => weeklyMealPlans.id, { onDelete: 'cascade' }),
    recipe_id: text()
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.plan_id, table.recipe_id] }),
    index('plan_recipes_recipe').on(table.recipe_id),
  ],
)

/** meal_schedule as rows: one meal on one day. */
export const planMeals = sqliteTable(
  'plan_meals',
  {
    plan_id: text()
      .notNull()
      .references(() => weeklyMealPlans.id, { onDelete: 'cascade' }),
    day: text().$type<Day>().notNull(),
    position: integer().notNull(),
    recipe_id: text()
      .notNull()
      .references(() => recipes.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.plan_id, table.day, table.position] }),
    index('plan_meals_recipe').on(table.recipe_id),
  ],
)

export const groceryLists = sqliteTable('grocery_lists', {
  id: text().primaryKey(),
  weekly_meal_plan_id: text()
    .notNull()
    .unique('grocery_lists_plan_unique')
    .references(() => weeklyMealPlans.id, { onDelete: 'cascade' }),
  profile_id: text()
    .notNull()
    .references(() => profiles.id, { onDelete: 'cascade' }),
  categories: text({ mode: 'json' }).$type<Record<string, string[]>>().notNull(),
  created_at: text().notNull(),
  rev: integer().notNull().default(1),
})

export const groceryListItems = sqliteTable(
  'grocery_list_items',
  {
    list_id: text()
      .notNull()
      .references(() => groceryLists.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    quantity: text({ mode: 'json' }).$type<Quantity>(),
    unit: text(),
    category: text(),
    source: text(),
    sources: text({ mode: 'json' }).$type<GrocerySource[]>(),
    checked: integer({ mode: 'boolean' }).notNull().default(false),
  },
  (table) => [primaryKey({ columns: [table.list_id, table.id] })],
)

export const shoppingLists = sqliteTable('shopping_lists', {
  id: text().primaryKey(),
  profile_id: text()
    .notNull()
    .unique('shopping_lists_profile_unique')
    .references(() => profiles.id, { onDelete: 'cascade' }),
  selected_recipe_ids: text({ mode: 'json' }).$type<string[]>().notNull(),
  pantry_item_ids: text({ mode: 'json' }).$type<string[]>().notNull(),
  generated_at: text().notNull(),
  rev: integer().notNull().default(1),
})

export const shoppingListItems = sqliteTable(
  'shopping_list_items',
  {
    list_id: text()
      .notNull()
      .references(() => shoppingLists.id, { onDelete: 'cascade' }),
    id: text().notNull(),
    position: integer().notNull(),
    name: text().notNull(),
    quantity: text({ mode: 'json' }).$type<Quantity>(),
    unit: text(),
    source: text().notNull(),
    category: text(),
    optimization_note: text(),
    checked: integer({ mode: 'boolean' }).notNull().default(false),
    /** The grocery item this line was pushed from; `null` for what people add. */
    grocery_item_id: text(),
    /** Set when the line was deleted: late writes do not revive it. */
    deleted_at: text(),
  },
  (table) => [
    primaryKey({ columns: [table.list_id, table.id] }),
    uniqueIndex('shopping_list_items_grocery')
      .on(table.list_id, table.grocery_item_id)
      .where(sql`${table.deleted_at} is null`),
  ],
)

export const pantryItems = sqliteTable(
  'pantry_items',
  {
    id: text().primaryKey(),
    name: text().notNull(),
    quantity: real(),
    unit: text(),
    category: text(),
    sort_order: integer().notNull().default(0),
  },
  (table) => [index('pantry_items_category').on(table.category, table.sort_order)],
)

/** What this household bought before, and the aisle it moved things to. */
export const rememberedItems = sqliteTable(
  'remembered_items',
  {
    name_key: text().primaryKey(),
    name: text().notNull(),
    unit: text(),
    category: text(),
    times: integer().notNull(),
    last_used: text().notNull(),
  },
  (table) => [index('remembered_items_last_used').on(table.last_used)],
)
