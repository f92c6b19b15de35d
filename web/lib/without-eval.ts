/**
 * Schemas work without `eval`, which the page's policy forbids: zod would try it once and be reported for it.
 * Imported first by the page and by each worker that reads schemas.
 */

// what zod finds here it takes for its own; its `config` would bring 4 kB of zod to each first visit
Object.assign(globalThis, { __zod_globalConfig: { jitless: true } })
