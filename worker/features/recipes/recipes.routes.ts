/** /api/recipes: parse, delegate, answer. */
import { Hono, type MiddlewareHandler } from 'hono'
import { z } from 'zod'
import { Id } from '#shared/fields.ts'
import { RatingDraft } from '#shared/recipes/ratings.ts'
import { Recipe, RecipeBatch, RecipeDraft, RecipePatch } from '#shared/recipes/schema.ts'
import { documented } from '../../http/documented.ts'
import type { AppEnv } from '../../http/env.ts'
import { expectedRev } from '../../http/if-match.ts'
import { isUnchanged } from '../../http/if-none-match.ts'
import { BATCH_MAX_BYTES } from '../../http/limits.ts'
import { IdParam, validate, validateJson } from '../../http/validate.ts'
import { addRecipes } from './add-recipes.ts'
import { changeRecipe } from './change-recipe.ts'
import { rateRecipe } from './ratings.queries.ts'
import {
  addRecipe,
  deleteRecipe,
  getRecipe,
  listRecipes,
  listTags,
  recipesEtag,
} from './recipes.queries.ts'

const tag = 'Recipes'
const RatingParams = IdParam.extend({ profileId: Id })
const cached = (etag: string) => ({ ETag: etag, 'Cache-Control': 'private, no-cache' })

/** 304 from the version alone, without reading the rows. */
const unlessUnchanged: MiddlewareHandler<AppEnv> = async (c, next) => {
  const seen = c.req.header('If-None-Match')
  if (seen !== undefined) {
    const etag = await recipesEtag(c.var.db)
    if (isUnchanged(seen, etag)) return c.body(null, 304, cached(etag))
  }
  await next()
}

export const recipeRoutes = new Hono<AppEnv>()
  .get(
    '/',
    documented({
      tag,
      summary: 'All recipes, the newest first',
      answers: { 200: z.array(Recipe), 304: null },
      headers: ['If-None-Match'],
    }),
    unlessUnchanged,
    async (c) => {
      const { etag, recipes } = await listRecipes(c.var.db)
      return c.json(recipes, 200, cached(etag))
    },
  )
  .get(
    '/tags',
    documented({ tag, summary: 'Every tag in use, sorted', answers: { 200: z.array(z.string()) } }),
    async (c) => c.json(await listTags(c.var.db)),
  )
  .get(
    '/:id',
    documented({ tag, summary: 'One recipe', answers: { 200: Recipe } }),
    validate('param', IdParam),
    async (c) => c.json(await getRecipe(c.var.db, c.req.valid('param').id)),
  )
  .post(
    '/',
    documented({ tag, summary: 'Add a recipe', answers: { 201: Recipe } }),
    validateJson(RecipeDraft),
    async (c) =>
      c.json(await addRecipe({ db: c.var.db, now: new Date() }, c.req.valid('json')), 201),
  )
  .post(
    '/batch',
    documented({
      tag,
      summary: 'Add up to 200 recipes, all or none',
      answers: { 201: z.object({ created: z.array(Recipe), existing: z.array(z.string()) }) },
    }),
    validateJson(RecipeBatch, { maxBytes: BATCH_MAX_BYTES }),
    async (c) => {
      const { recipes } = c.req.valid('json')
      return c.json(await addRecipes({ db: c.var.db, now: new Date() }, recipes), 201)
    },
  )
  .patch(
    '/:id',
    documented({
      tag,
      summary: 'Change the fields given',
      answers: { 200: Recipe },
      headers: ['If-Match'],
    }),
    validate('param', IdParam),
    validateJson(RecipePatch),
    async (c) => {
      const { id } = c.req.valid('param')
      return c.json(await changeRecipe(c.var.db, id, c.req.valid('json'), expectedRev(c)))
    },
  )
  .put(
    '/:id/ratings/:profileId',
    documented({
      tag,
      summary: 'Say what a profile thinks of a recipe; no stars and no never take it back',
      answers: { 200: Recipe },
    }),
    validate('param', RatingParams),
    validateJson(RatingDraft),
    async (c) => {
      const { id: recipeId, profileId } = c.req.valid('param')
      return c.json(await rateRecipe(c.var.db, { recipeId, profileId }, c.req.valid('json')))
    },
  )
  .delete(
    '/:id',
    documented({
      tag,
      summary: 'Delete a recipe and take it out of every plan',
      answers: { 204: null },
      headers: ['If-Match'],
    }),
    validate('param', IdParam),
    async (c) => {
      await deleteRecipe(c.var.db, c.req.valid('param').id, expectedRev(c))
      return c.body(null, 204)
    },
  )
