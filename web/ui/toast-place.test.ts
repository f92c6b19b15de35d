import { expect, test } from 'vitest'
import { type Box, freePlace } from './toast-place.ts'

const ROOM = { left: 0, top: 76, right: 390, bottom: 832 }
const SIZE = { width: 366, height: 60 }
const row = (top: number, bottom: number): Box => ({ left: 12, right: 378, top, bottom })

test.each([
  ['nothing stands there: at the bottom', [], 772],
  ['a bar at the bottom: above it', [row(766, 844)], 698],
  ['a bar and a button too close to it: above both', [row(766, 844), row(690, 740)], 622],
  ['beside the column nothing is in its way', [{ ...row(766, 844), left: 400, right: 900 }], 772],
  ['a gap of just its height and the air around it', [row(76, 704), row(780, 844)], 712],
])('%s', (_, taken, top) => {
  expect(freePlace(SIZE, ROOM, [12], taken)).toEqual({ left: 12, top })
})

test('rows that leave no room leave no place', () => {
  const rows = Array.from({ length: 20 }, (_, at) => row(60 + at * 64, 120 + at * 64))
  expect(freePlace(SIZE, ROOM, [12], rows)).toBeNull()
})

test('the next column is for where the first one has no room', () => {
  const right = { left: 800, right: 1280, top: 0, bottom: 900 }
  expect(freePlace(SIZE, ROOM, [800, 12], [right])).toEqual({ left: 12, top: 772 })
})
