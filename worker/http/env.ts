/** What every handler finds in its context: the bindings of wrangler.toml and what middleware added. */
import type { AiBinding } from '../ai/binding.ts'
import type { Db } from '../db/client.ts'

export type Bindings = {
  DB: D1Database
  PHOTOS: R2Bucket
  ASSETS: Fetcher
  /** Absent, or refusing, on a laptop without an account. */
  AI?: AiBinding
  /** Names of models of Workers AI: one that writes, one that sees as well. */
  AI_TEXT_MODEL?: string
  AI_VISION_MODEL?: string
  /** One that writes down what is said. */
  AI_SPEECH_MODEL?: string
  AI_LIMIT?: RateLimit
  VOICE_LIMIT?: RateLimit
  PAGE_LIMIT?: RateLimit
}

type Variables = {
  db: Db
  /** The profile of `X-Profile-Id`, known to exist; set on routes behind `currentProfile`. */
  profileId: string
}

export type AppEnv = { Bindings: Bindings; Variables: Variables }
