/** /api/shopping-lists: parse, delegate, answer. */
import { type Context, Hono } from 'hono'
import { z } from 'zod'
import { Id } from '#shared/fields.ts'
import { Checked, ItemId } from '#shared/groceries/schema.ts'
import {
  AddShoppingItems,
  RestoreItems,
  ShoppingItemPatch,
  ShoppingList,
  ShoppingListDraft,
  SyncGroceries,
} from '#shared/shopping/schema.ts'
import { currentProfile } from '../../http/current-profile.ts'
import { documented } from '../../http/documented.ts'
import type { AppEnv } from '../../http/env.ts'
import { expectedRev } from '../../http/if-match.ts'
import { listTag, unlessUnchanged } from '../../http/unless-unchanged.ts'
import { IdParam, validate, validateJson } from '../../http/validate.ts'
import { addShoppingItems } from './add-shopping-items.ts'
import {
  clearAll,
  clearTicked,
  editItem,
  removeItem,
  restoreItems,
  setItemChecked,
} from './shopping-items.queries.ts'
import {
  findShoppingList,
  findShoppingListRev,
  openShoppingList,
} from './shopping-lists.queries.ts'
import { syncGroceries } from './sync-groceries.ts'

const tag = 'Shopping lists'
const ItemParam = z.object({ id: Id, itemId: ItemId })
const WhichItems = z.strictObject({ checked: z.literal('true').optional() })

const ports = (c: Context<AppEnv>) => ({ db: c.var.db, now: new Date() })
const refOf = <Param extends { id: string }>(c: Context<AppEnv>, param: Param) => ({
  ...param,
  profileId: c.var.profileId,
  rev: expectedRev(c),
})

/** A change of a list, which answers with the whole of it. */
const change = (summary: string) =>
  documented({
    tag,
    summary,
    answers: { 200: ShoppingList },
    headers: ['X-Profile-Id', 'If-Match'],
  })

export const shoppingListRoutes = new Hono<AppEnv>()
  .get(
    '/latest',
    documented({
      tag,
      summary: "The profile's list, null before it has one",
      answers: { 200: ShoppingList.nullable(), 304: null },
      headers: ['X-Profile-Id', 'If-None-Match'],
    }),
    currentProfile,
    unlessUnchanged((c) => findShoppingListRev(c.var.db, c.var.profileId)),
    async (c) => {
      const list = await findShoppingList(c.var.db, c.var.profileId)
      return c.json(list, 200, { ETag: listTag(list) })
    },
  )
  .post(
    '/',
    documented({
      tag,
      summary: "The profile's list, made empty when it has none",
      answers: { 200: ShoppingList, 201: ShoppingList },
      headers: ['X-Profile-Id'],
    }),
    currentProfile,
    validateJson(ShoppingListDraft, { optional: true }),
    async (c) => {
      const { id } = c.req.valid('json')
      const { list, isNew } = await openShoppingList(ports(c), c.var.profileId, id)
      return c.json(list, isNew ? 201 : 200)
    },
  )
  .post(
    '/:id/items',
    change('Add lines'),
    currentProfile,
    validate('param', IdParam),
    validateJson(AddShoppingItems),
    async (c) => {
      const ref = refOf(c, c.req.valid('param'))
      return c.json(await addShoppingItems(ports(c), ref, c.req.valid('json').items))
    },
  )
  .put(
    '/:id/items/:itemId/checked',
    change('Tick or untick one line'),
    currentProfile,
    validate('param', ItemParam),
    validateJson(Checked),
    async (c) => {
      const ref = refOf(c, c.req.valid('param'))
      return c.json(await setItemChecked(c.var.db, ref, c.req.valid('json').checked))
    },
  )
  .patch(
    '/:id/items/:itemId',
    change('Change the fields given of one line'),
    currentProfile,
    validate('param', ItemParam),
    validateJson(ShoppingItemPatch),
    async (c) => {
      const ref = refOf(c, c.req.valid('param'))
      return c.json(await editItem(ports(c), ref, c.req.valid('json')))
    },
  )
  .delete(
    '/:id/items/:itemId',
    change('Remove one line'),
    currentProfile,
    validate('param', ItemParam),
    async (c) => c.json(await removeItem(ports(c), refOf(c, c.req.valid('param')))),
  )
  .delete(
    '/:id/items',
    change('Clear all lines, or the ticked ones'),
    currentProfile,
    validate('param', IdParam),
    validate('query', WhichItems),
    async (c) => {
      const clear = c.req.valid('query').checked ? clearTicked : clearAll
      return c.json(await clear(ports(c), refOf(c, c.req.valid('param'))))
    },
  )
  .post(
    '/:id/restore',
    change('Bring deleted lines back'),
    currentProfile,
    validate('param', IdParam),
    validateJson(RestoreItems),
    async (c) => {
      const ref = refOf(c, c.req.valid('param'))
      return c.json(await restoreItems(c.var.db, ref, c.req.valid('json').itemIds))
    },
  )
  .post(
    '/:id/sync',
    change('Push groceries in: lines there are updated, the rest are added'),
    currentProfile,
    validate('param', IdParam),
    validateJson(SyncGroceries),
    async (c) => {
      const ref = refOf(c, c.req.valid('param'))
      return c.json(await syncGroceries(ports(c), ref, c.req.valid('json')))
    },
  )
