/** What stays of a web address when it names the same page. Pure; fetches nothing. */
import { RECIPE_LIMITS } from './limits.ts'

const ADDRESS =
  /^https?:\/\/(?:www\.|m\.|amp\.)?([^/?#]+)([^?#]*)(?:\?([^#]*))?(?:#((?:!\/?|\/)[^/].*))?/i

/** What links carry to tell who clicked them where. */
const TRACKING =
  /^(?:utm_|fbclid|gclid|dclid|msclkid|igsh|mc_|mkt_|_ga|ref(?:$|_|src|=)|campaign|(?:amp|share|source|cmp(?:id)?|print)(?:=|$))/i

/**
 * No scheme, 'www', tracking, order of parameters or place within the page (a fragment
 * that is a path, `#/` or `#!`, names a page of its own); `null` for what is no
 * address, or only a host: many recipes name the same front door.
 */
export function pageKey(address: string): string | null {
  const read = ADDRESS.exec(address.trim().slice(0, RECIPE_LIMITS.url))
  if (!read) return null
  const [, host = '', path = '', query = '', fragment = ''] = read
  const plainPath = path.replace(/\/(?:amp\/?|index\.(?:html?|php))?$/i, '')
  const kept = query === '' ? [] : query.split('&').filter((part) => part && !TRACKING.test(part))
  if (plainPath === '' && kept.length === 0 && fragment === '') return null
  return `${host.toLowerCase()}${plainPath}?${kept.toSorted().join('&')}${fragment && `#${fragment}`}`
}
