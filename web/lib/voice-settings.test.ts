/** Settings of the voice: remembered, and never broken by what a device kept. */
import { createStore } from 'jotai'
import { afterEach, expect, test, vi } from 'vitest'
import { voiceSettingsAtom } from './voice-settings.ts'

afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

const read = () => createStore().get(voiceSettingsAtom)

test('plain words count by default, answers are full', () => {
  expect(read()).toEqual({ mode: 'open', answers: 'full', rate: 1, volume: 1 })
})

test('where each start beeps, it is tap to talk by default', () => {
  vi.stubGlobal('ContactsManager', class {})
  expect(read().mode).toBe('tap')
})

test('a choice is remembered on the device', () => {
  createStore().set(voiceSettingsAtom, { mode: 'wake' })
  expect(read()).toMatchObject({ mode: 'wake', answers: 'full' })
})

test.for([
  ['{"mode":"shout","rate":9,"volume":0.5}', { mode: 'open', rate: 1, volume: 0.5 }],
  ['[1]', { mode: 'open' }],
  ['nonsense', { answers: 'full' }],
] as const)('%s is read as far as it makes sense', ([kept, settings]) => {
  localStorage.setItem('voice_settings', kept)
  expect(read()).toMatchObject(settings)
})
