/** How a link of the list stands, in words for the cook. */
import type { Doubt } from '#shared/imports/doubts.ts'
import type { LinkItem } from './kept-links.ts'

const DOUBT_WORDS: Record<Doubt, string> = {
  no_ingredients: 'no ingredients',
  few_ingredients: 'few ingredients',
  no_method: 'no method',
  there_already: 'there already',
}

/** Of what kind a row is, for its mark. */
export type Mark = 'waiting' | 'reading' | 'read' | 'doubtful' | 'failed' | 'kept'

export function markOf({ state, doubts }: LinkItem, isReading: boolean): Mark {
  if (isReading) return 'reading'
  return state === 'read' && doubts.length > 0 ? 'doubtful' : state
}

/** 'Doubtful: no method, few ingredients'; of one that is there, what it is like. */
export function stateWords(item: LinkItem, mark: Mark): string {
  switch (mark) {
    case 'waiting':
      return 'Waiting'
    case 'reading':
      return 'Reading...'
    case 'read':
      return 'Read'
    case 'doubtful': {
      const doubts = item.doubts.map((doubt) =>
        doubt === 'there_already' && item.sameAs
          ? `like ${item.sameAs}, there already`
          : DOUBT_WORDS[doubt],
      )
      return `Doubtful: ${doubts.join(', ')}`
    }
    case 'failed':
      return item.fault ?? 'Failed'
    case 'kept':
      return 'Kept'
  }
}

/** 'kitchen.example/leek-pie' of an address. */
export function shortAddress(url: string): string {
  return url
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '')
}
