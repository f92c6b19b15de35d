/** The API beside bare handlers with the same SQL, in one workerd: what our pipeline costs, and nothing else. */
import { Hono } from 'hono'
import { api } from '../worker/api.ts'
import type { AppEnv } from '../worker/http/env.ts'

const COLUMNS = `id, name, description, servings, prep_time, cook_time, difficulty, tags, ingredients,
  method, chef_notes, source_type, source_url, source_book_name, source_page_number, image_url,
  course, ingredient_groups, nutrition, canonical_url, created_at, rev,
  (select json_group_array(json_array(profile_id, stars, never) order by profile_id)
    from recipe_ratings where recipe_id = recipes.id) as ratings`

const PLANS = `select id, profile_id, name, week_start_date,
  (select json_group_array(recipe_id order by position) from plan_recipes
    where plan_id = weekly_meal_plans.id) as selected_recipe_ids,
  (select json_group_array(json_array(day, recipe_id) order by position) from plan_meals
    where plan_id = weekly_meal_plans.id) as meal_schedule,
  weekly_summary, created_at, rev from weekly_meal_plans`

type Row = Record<string, unknown> &
  Record<'tags' | 'ingredients' | 'method' | 'ingredient_groups' | 'ratings', string> &
  Record<'nutrition', string | null>
type PlanRow = Record<string, unknown> & { selected_recipe_ids: string; meal_schedule: string }
type ListRow = Record<string, unknown> &
  Record<'categories' | 'sources' | 'quantity', string | null>
type Id = { id: string; checked: number }

const app = new Hono<AppEnv>()
  .get('/bare/recipes', async (c) => {
    const { results } = await c.env.DB.prepare(
      `select ${COLUMNS} from recipes order by created_at desc, id desc`,
    ).all<Row>()
    return c.json(results.map(withLists))
  })
  .get('/bare/recipes/:id', async (c) => {
    const row = await c.env.DB.prepare(`select ${COLUMNS} from recipes where id = ?`)
      .bind(c.req.param('id'))
      .first<Row>()
    return row ? c.json(withLists(row)) : c.notFound()
  })
  .get('/bare/profiles', async (c) => {
    const { results } = await c.env.DB.prepare(
      'select id, name, avatar_color, created_at from profiles order by created_at, id',
    ).all()
    return c.json(results)
  })
  .get('/bare/weekly-meal-plans', async (c) => {
    const { results } = await c.env.DB.prepare(
      `${PLANS} where profile_id = ? order by week_start_date desc, created_at desc, id desc`,
    )
      .bind(c.req.header('X-Profile-Id'))
      .all<PlanRow>()
    return c.json(results.map(withMeals))
  })
  .get('/bare/weekly-meal-plans/:id', async (c) => {
    const row = await c.env.DB.prepare(`${PLANS} where id = ? and profile_id = ?`)
      .bind(c.req.param('id'), c.req.header('X-Profile-Id'))
      .first<PlanRow>()
    return row ? c.json(withMeals(row)) : c.notFound()
  })
  .get('/bare/grocery-lists', async (c) => {
    const plan = c.req.query('weekly_meal_plan_id')
    const [, lists, items] = await c.env.DB.batch<ListRow & Id>([
      c.env.DB.prepare('select id from weekly_meal_plans where id = ? and profile_id = ?').bind(
        plan,
        c.req.header('X-Profile-Id'),
      ),
      c.env.DB.prepare('select * from grocery_lists where weekly_meal_plan_id = ?').bind(plan),
      c.env.DB.prepare(
        `select i.* from grocery_list_items i join grocery_lists l on l.id = i.list_id
         where l.weekly_meal_plan_id = ? order by i.position`,
      ).bind(plan),
    ])
    const [list] = lists?.results ?? []
    if (!list) return c.json(null)
    return c.json({
      ...list,
      categories: parsed(list.categories),
      ...withItems(items?.results ?? []),
    })
  })
  .get('/bare/shopping-lists/latest', async (c) => {
    const profile = c.req.header('X-Profile-Id')
    const [lists, items] = await c.env.DB.batch<ListRow & Id>([
      c.env.DB.prepare('select * from shopping_lists where profile_id = ?').bind(profile),
      c.env.DB.prepare(
        `select * from shopping_list_items
         where list_id = (select id from shopping_lists where profile_id = ?)
         and deleted_at is null order by position`,
      ).bind(profile),
    ])
    return c.json({ ...lists?.results[0], ...withItems(items?.results ?? []) })
  })
  .all('*', (c) => api.fetch(c.req.raw, c.env, c.executionCtx))

function withLists(row: Row) {
  return {
    ...row,
    tags: JSON.parse(row.tags),
    ingredients: JSON.parse(row.ingredients),
    method: JSON.parse(row.method),
    ingredient_groups: JSON.parse(row.ingredient_groups),
    nutrition: parsed(row.nutrition),
    ratings: JSON.parse(row.ratings).map(
      ([profile_id, stars, never]: [string, number | null, number]) => ({
        profile_id,
        stars,
        never: never === 1,
      }),
    ),
  }
}

function withMeals(row: PlanRow) {
  const days: Record<string, string[]> = {}
  for (const [day, recipe] of JSON.parse(row.meal_schedule)) {
    days[day] ??= []
    days[day].push(recipe)
  }
  return { ...row, selected_recipe_ids: JSON.parse(row.selected_recipe_ids), meal_schedule: days }
}

function withItems(rows: (ListRow & Id)[]) {
  return {
    items: rows.map((row) => ({
      ...row,
      quantity: parsed(row.quantity),
      sources: parsed(row.sources),
    })),
    checked_items: rows.filter((row) => row.checked).map((row) => row.id),
  }
}

function parsed(json: string | null | undefined) {
  return json == null ? json : JSON.parse(json)
}

export default app
