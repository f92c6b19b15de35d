/** A kitchen that was filled by an earlier version keeps every row. */
import { applyD1Migrations, env } from 'cloudflare:test'
import { expect, test } from 'vitest'

/** How many migrations the first kitchens had. */
const FIRST = 2

const ROWS = `
  INSERT INTO profiles (id, name, name_key, avatar_color, created_at)
    VALUES ('p1', 'Ada', 'ada', '#fff', '2026-01-01T00:00:00Z');
  INSERT INTO recipes (id, name, servings, tags, ingredients, method, created_at, rev) VALUES
    ('r1', 'Leek soup', 4, '["Soup"]', '[{"name":"leeks","quantity":"2","unit":""}]', '["Cook."]',
      '2026-01-01T00:00:00Z', 3),
    ('r2', 'Toast', 1, '[]', '[]', '[]', '2026-01-02T00:00:00Z', 1);
  INSERT INTO weekly_meal_plans (id, profile_id, name, week_start_date, created_at)
    VALUES ('w1', 'p1', 'Week', '2026-01-05', '2026-01-03T00:00:00Z');
  INSERT INTO plan_recipes VALUES ('w1', 'r1', 0), ('w1', 'r2', 1);
  INSERT INTO plan_meals VALUES ('w1', 'Monday', 0, 'r1'), ('w1', 'Tuesday', 0, 'r2');
  INSERT INTO grocery_lists (id, weekly_meal_plan_id, profile_id, categories, created_at)
    VALUES ('g1', 'w1', 'p1', '{}', '2026-01-03T00:00:00Z');
  INSERT INTO grocery_list_items (list_id, id, position, name) VALUES ('g1', 'i1', 0, 'leeks');
  INSERT INTO shopping_lists (id, profile_id, selected_recipe_ids, pantry_item_ids, generated_at)
    VALUES ('s1', 'p1', '[]', '[]', '2026-01-03T00:00:00Z');
  INSERT INTO shopping_list_items (list_id, id, position, name, source)
    VALUES ('s1', 'i1', 0, 'leeks', 'Manual');
  INSERT INTO pantry_items (id, name) VALUES ('a1', 'salt');
  INSERT INTO remembered_items (name_key, name, times, last_used)
    VALUES ('salt', 'salt', 1, '2026-01-03T00:00:00Z');`

test('every row of a filled kitchen outlives every migration as it was', async () => {
  const tables = [...ROWS.matchAll(/INSERT INTO (\w+)/g)].map(([, table]) => table as string)
  const read = async () =>
    Object.fromEntries(
      await Promise.all(
        tables.map(async (table) => {
          const { results } = await env.OLD_DB.prepare(`SELECT * FROM ${table}`).all()
          return [table, results] as const
        }),
      ),
    )

  await applyD1Migrations(env.OLD_DB, env.MIGRATIONS.slice(0, FIRST))
  await env.OLD_DB.exec(ROWS.replaceAll(/\n\s*/g, ' '))
  const before = await read()
  expect(Object.values(before).flat().length).toBe(14)

  await applyD1Migrations(env.OLD_DB, env.MIGRATIONS)
  const after = await read()
  for (const [table, rows] of Object.entries(before)) {
    expect(after[table], table).toEqual(rows.map((row) => expect.objectContaining(row)))
  }
  expect(after.profiles).toEqual([
    expect.objectContaining({ needs: '{"diets":[],"allergens":[],"never":[]}', appetite: 1 }),
  ])
  expect(env.MIGRATIONS.length).toBeGreaterThan(FIRST)
  expect(await env.OLD_DB.prepare('PRAGMA foreign_key_check').all()).toMatchObject({ results: [] })
})
