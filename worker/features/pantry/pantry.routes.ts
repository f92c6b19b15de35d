/** /api/pantry-items: parse, delegate, answer. */
import { Hono } from 'hono'
import { z } from 'zod'
import { PantryItem, PantryItemDraft, PantryItemPatch } from '#shared/pantry/schema.ts'
import { documented } from '../../http/documented.ts'
import type { AppEnv } from '../../http/env.ts'
import { IdParam, validate, validateJson } from '../../http/validate.ts'
import {
  addPantryItem,
  changePantryItem,
  deletePantryItem,
  listPantryItems,
} from './pantry.queries.ts'

const tag = 'Pantry'

export const pantryRoutes = new Hono<AppEnv>()
  .get(
    '/',
    documented({ tag, summary: 'All items by category', answers: { 200: z.array(PantryItem) } }),
    async (c) => c.json(await listPantryItems(c.var.db)),
  )
  .post(
    '/',
    documented({ tag, summary: 'Add an item', answers: { 201: PantryItem } }),
    validateJson(PantryItemDraft),
    async (c) => c.json(await addPantryItem(c.var.db, c.req.valid('json')), 201),
  )
  .patch(
    '/:id',
    documented({ tag, summary: 'Change the fields given', answers: { 200: PantryItem } }),
    validate('param', IdParam),
    validateJson(PantryItemPatch),
    async (c) =>
      c.json(await changePantryItem(c.var.db, c.req.valid('param').id, c.req.valid('json'))),
  )
  .delete(
    '/:id',
    documented({ tag, summary: 'Delete an item', answers: { 204: null } }),
    validate('param', IdParam),
    async (c) => {
      await deletePantryItem(c.var.db, c.req.valid('param').id)
      return c.body(null, 204)
    },
  )
