/** What a list leaves for the next document: used at the same entry of the history alone. */
import { expect, test } from 'vitest'
import { leaveRows, leftRows, rememberRows } from './seen-rows.ts'

const ROWS = [{ key: '1:a', index: 0, start: 0, size: 224, end: 224, lane: 0 }]

test('rows that were left are found at the same entry of the history', () => {
  window.history.replaceState({ __TSR_key: 'here' }, '')
  leaveRows('left', ROWS)
  expect(leftRows('left')).toMatchObject({ rows: ROWS, scrolled: window.scrollY })
})

test('another entry of the same address begins at its top', () => {
  window.history.replaceState({ __TSR_key: 'here' }, '')
  leaveRows('elsewhere', ROWS)
  window.history.replaceState({ __TSR_key: 'another' }, '')
  expect(leftRows('elsewhere')).toBeUndefined()
})

test('a list this document has shown needs nothing of the one before', () => {
  window.history.replaceState({ __TSR_key: 'here' }, '')
  leaveRows('shown', ROWS)
  rememberRows('shown', { width: window.innerWidth, rows: ROWS })
  expect(leftRows('shown')).toBeUndefined()
})

test('what is not readable is nothing', () => {
  sessionStorage.setItem('rows-broken', '{')
  expect(leftRows('broken')).toBeUndefined()
})
