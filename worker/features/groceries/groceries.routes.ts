/** /api/grocery-lists: parse, delegate, answer. */
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { Id } from '#shared/fields.ts'
import {
  Checked,
  GroceryList,
  GroceryListDraft,
  GroceryListPatch,
  ItemId,
} from '#shared/groceries/schema.ts'
import { currentProfile } from '../../http/current-profile.ts'
import { documented } from '../../http/documented.ts'
import type { AppEnv } from '../../http/env.ts'
import { expectedRev } from '../../http/if-match.ts'
import { listTag, unlessUnchanged } from '../../http/unless-unchanged.ts'
import { IdParam, validate, validateJson } from '../../http/validate.ts'
import { addGroceryList } from './add-grocery-list.ts'
import {
  deleteGroceryList,
  findGroceryList,
  findGroceryListRev,
  setCheckedItems,
  setItemChecked,
} from './groceries.queries.ts'

const tag = 'Grocery lists'
const OfPlan = z.strictObject({ weekly_meal_plan_id: Id })
const ItemParam = z.object({ id: Id, itemId: ItemId })

const planOf = (c: Context<AppEnv>) => ({
  profileId: c.var.profileId,
  planId: c.req.query('weekly_meal_plan_id') ?? '',
})

/** A change of a list, which answers with the whole of it. */
const change = (summary: string) =>
  documented({
    tag,
    summary,
    answers: { 200: GroceryList },
    headers: ['X-Profile-Id', 'If-Match'],
  })

export const groceryListRoutes = new Hono<AppEnv>()
  .get(
    '/',
    documented({
      tag,
      summary: 'The list of a plan, null when there is none',
      answers: { 200: GroceryList.nullable(), 304: null },
      headers: ['X-Profile-Id', 'If-None-Match'],
    }),
    currentProfile,
    validate('query', OfPlan),
    unlessUnchanged((c) => findGroceryListRev(c.var.db, planOf(c))),
    async (c) => {
      const list = await findGroceryList(c.var.db, planOf(c))
      return c.json(list, 200, { ETag: listTag(list) })
    },
  )
  .post(
    '/',
    documented({
      tag,
      summary: 'Give a plan its list, in place of the one it has; ticks not sent are kept',
      answers: { 201: GroceryList },
      headers: ['X-Profile-Id'],
    }),
    currentProfile,
    validateJson(GroceryListDraft),
    async (c) => {
      const ports = { db: c.var.db, now: new Date() }
      return c.json(await addGroceryList(ports, c.var.profileId, c.req.valid('json')), 201)
    },
  )
  .patch(
    '/:id',
    change('Tick exactly the items given'),
    currentProfile,
    validate('param', IdParam),
    validateJson(GroceryListPatch),
    async (c) => {
      const ref = { ...c.req.valid('param'), profileId: c.var.profileId, rev: expectedRev(c) }
      return c.json(await setCheckedItems(c.var.db, ref, c.req.valid('json').checked_items))
    },
  )
  .delete(
    '/:id',
    documented({
      tag,
      summary: 'Delete a list',
      answers: { 204: null },
      headers: ['X-Profile-Id', 'If-Match'],
    }),
    currentProfile,
    validate('param', IdParam),
    async (c) => {
      const ref = { ...c.req.valid('param'), profileId: c.var.profileId, rev: expectedRev(c) }
      await deleteGroceryList(c.var.db, ref)
      return c.body(null, 204)
    },
  )
  .put(
    '/:id/items/:itemId/checked',
    change('Tick or untick one item'),
    currentProfile,
    validate('param', ItemParam),
    validateJson(Checked),
    async (c) => {
      const { id, itemId } = c.req.valid('param')
      const ref = { id, profileId: c.var.profileId, rev: expectedRev(c) }
      const { checked } = c.req.valid('json')
      return c.json(await setItemChecked(c.var.db, ref, { itemId, checked }))
    },
  )
