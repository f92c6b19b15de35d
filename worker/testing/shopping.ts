/** A shopping list to test on. */
import { aProfile, call } from './call.ts'

type Line = { id?: string; name: string; [field: string]: unknown }

/** A new profile's list holding `items`, and short ways to call its routes as that profile. */
export async function aShoppingList(items: Line[] = []) {
  const profile = await aProfile()
  const { json } = await call('POST', '/shopping-lists', { profile })
  const path = `/shopping-lists/${json.id}`
  const send = (method: string, rest: string, body?: unknown, headers = {}) =>
    call(method, path + rest, { profile, body, headers })
  const list = items.length > 0 ? (await send('POST', '/items', { items })).json : json
  const read = async () => (await call('GET', '/shopping-lists/latest', { profile })).json
  return { profile, list, path, send, read }
}

/** The names on a list, in its order. */
export const namesOf = (list: { items: { name: string }[] }) => list.items.map(({ name }) => name)
