/** The headers of every answer, and who may write. The page's policy is also in `web/public/_headers`. */
import { createMiddleware } from 'hono/factory'
import { AppError } from '#shared/errors.ts'
import type { AppEnv } from './env.ts'

const COMMON = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
} as const

/** What a page may do: nothing that leaves the origin. `'wasm-unsafe-eval'` is for reading photos. */
export const PAGE_HEADERS = {
  ...COMMON,
  'Content-Security-Policy': [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "media-src 'self' blob:",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; '),
  'Permissions-Policy': 'microphone=(self), screen-wake-lock=(self), camera=(), geolocation=()',
} as const

/** A photo never changes under its name, and opened by itself it runs nothing. */
export const PHOTO_HEADERS = {
  ...COMMON,
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Cache-Control': 'public, max-age=31536000, immutable',
} as const

const API_HEADERS = {
  ...COMMON,
  'Content-Security-Policy': "default-src 'none'",
  'Cache-Control': 'no-store',
} as const

/** Sets what the answer does not set itself. */
export const apiHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next()
  for (const [name, value] of Object.entries(API_HEADERS)) {
    if (!c.res.headers.has(name)) c.header(name, value)
  }
})

/** Refuses writes from another site: by `Origin` where sent, and by `Sec-Fetch-Site`. */
export const sameOriginWrites = createMiddleware<AppEnv>(async (c, next) => {
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') {
    const origin = c.req.header('Origin')
    const site = c.req.header('Sec-Fetch-Site')
    const isForeign = origin !== undefined && origin !== new URL(c.req.url).origin
    if (isForeign || (site !== undefined && site !== 'same-origin' && site !== 'none')) {
      throw new AppError({ code: 'forbidden_origin' })
    }
  }
  await next()
})
