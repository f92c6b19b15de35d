/** Joins the routers of every noun. The web's client is typed by `Api`, the one type that crosses over. */
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import { openDb } from './db/client.ts'
import { assistantRoutes } from './features/assistant/assistant.routes.ts'
import { docsRoutes } from './features/docs/docs.routes.ts'
import { exportRoutes } from './features/export/export.routes.ts'
import { groceryListRoutes } from './features/groceries/groceries.routes.ts'
import { healthRoutes } from './features/health/health.routes.ts'
import { imageRoutes } from './features/images/images.routes.ts'
import { importRoutes } from './features/imports/imports.routes.ts'
import { pantryRoutes } from './features/pantry/pantry.routes.ts'
import { createPlanRoutes } from './features/plans/create-plan.routes.ts'
import { planRoutes } from './features/plans/plans.routes.ts'
import { profileRoutes } from './features/profiles/profiles.routes.ts'
import { recipeRoutes } from './features/recipes/recipes.routes.ts'
import { rememberedItemRoutes } from './features/shopping/remembered-items.routes.ts'
import { shoppingListRoutes } from './features/shopping/shopping.routes.ts'
import { voiceRoutes } from './features/voice/voice.routes.ts'
import type { AppEnv } from './http/env.ts'
import { apiHeaders, sameOriginWrites } from './http/headers.ts'
import { onError } from './http/on-error.ts'
import { unmatched } from './http/unmatched.ts'

const withDb = createMiddleware<AppEnv>(async (c, next) => {
  c.set('db', openDb(c.env.DB))
  await next()
})

const routes = new Hono<AppEnv>()
  .basePath('/api')
  .use(apiHeaders, sameOriginWrites, withDb)
  .route('/health', healthRoutes)
  .route('/grocery-lists', groceryListRoutes)
  .route('/shopping-lists', shoppingListRoutes)
  .route('/remembered-items', rememberedItemRoutes)
  .route('/pantry-items', pantryRoutes)
  .route('/imports', importRoutes)
  .route('/images', imageRoutes)
  .route('/profiles', profileRoutes)
  .route('/recipes', recipeRoutes)
  .route('/weekly-meal-plans', planRoutes)
  .route('/functions', createPlanRoutes)
  .route('/functions', assistantRoutes)
  .route('/functions', voiceRoutes)
  .route('/export', exportRoutes)

export const api: Hono<AppEnv> = routes
api.route('/', docsRoutes(api))
api.notFound(unmatched(api))
api.onError(onError)

export type Api = typeof routes
