/** What cooks say to move through the steps, or to know where they are. */
import { expect, test } from 'vitest'
import { parseCommand } from './command.ts'
import type { Intent, VoiceContext } from './intents.ts'
import { mostly } from './testing/mostly.ts'
import { PAUSED } from './testing/situations.ts'

type Row = [string, Intent, object, VoiceContext?]

mostly<Row>([
  ['next please', 'next', {}],
  ['skip', 'next', {}],
  ["let's move on", 'next', {}],
  ['onward', 'next', {}],
  ['forward', 'next', {}],
  ['show me the next one please', 'next', {}],
  ['next stage please', 'next', {}],
  ['could you go to the next step please', 'next', {}],
  ['previous step', 'previous', {}],
  ['back please', 'previous', {}],
  ['back a step', 'previous', {}],
  ['go to the previous step', 'previous', {}],
  ["let's go back", 'previous', {}],
  ['back to the last step', 'previous', {}],
  ['read me the previous step', 'previous', {}],
  ['back two steps please', 'previous', { count: 2 }],
  ['repeat that', 'repeat', {}],
  ['repeat that step', 'repeat', {}],
  ['say it again', 'repeat', {}],
  ['once more please', 'repeat', {}],
  ['read this step', 'repeat', {}],
  ['read that out again', 'repeat', {}],
  ['sorry what was that', 'repeat', {}],
  ['pardon', 'repeat', {}],
  ['scroll down', 'scroll', { direction: 'down' }],
  ['scroll down please', 'scroll', { direction: 'down' }],
  ['can you scroll down a bit', 'scroll', { direction: 'down' }],
  ['page down', 'scroll', { direction: 'down' }],
  ['scroll up', 'scroll', { direction: 'up' }],
  ['scroll back up', 'scroll', { direction: 'up' }],
  ['go to step 4', 'goToStep', { n: 4 }],
  ['take me to step two', 'goToStep', { n: 2 }],
  ['read step five', 'goToStep', { n: 5 }],
  ['move on to step five', 'goToStep', { n: 5 }],
  ['the fourth step', 'goToStep', { n: 4 }],
  ['go to the 5th step', 'goToStep', { n: 5 }],
  ['could you jump to step four', 'goToStep', { n: 4 }],
  ['bring up step five', 'goToStep', { n: 5 }],
  ['first step', 'firstStep', {}],
  ['go back to the first step', 'firstStep', {}],
  ['go back to the beginning', 'firstStep', {}],
  ['start again', 'firstStep', {}],
  ['from the top', 'firstStep', {}],
  ["let's start from the beginning", 'firstStep', {}],
  ['take me back to the beginning', 'firstStep', {}],
  ['jump to the start', 'firstStep', {}],
  ['go to the last step', 'lastStep', {}],
  ['the last step', 'lastStep', {}],
  ['final step', 'lastStep', {}],
  ['skip to the end', 'lastStep', {}],
  ['take me to the end', 'lastStep', {}],
  ['show me the final step', 'lastStep', {}],
  ['skip to the last step', 'lastStep', {}],
  ['skip to the last one', 'lastStep', {}],
  ['which step', 'whichStep', {}],
  ['which step is this', 'whichStep', {}],
  ['where was i', 'whichStep', {}],
  ['how many steps', 'whichStep', {}],
  ['how many steps left', 'whichStep', {}],
  ['how many steps have i got left', 'whichStep', {}],
  ["can you tell me which step we're on", 'whichStep', {}],
  ['what step are we up to', 'whichStep', {}],
  ["what's next", 'whatNext', {}],
  ['what is the next step', 'whatNext', {}],
  ['what should i do next', 'whatNext', {}],
  ["what's after that", 'whatNext', {}],
  ["what's up next", 'whatNext', {}],
  ['and then what', 'whatNext', {}],
  ['tell me what comes next', 'whatNext', {}],
  ['what do i have to do next', 'whatNext', {}],
])('%s means %s %j', ([text, intent, slots, context]) => {
  expect(parseCommand(text, context)).toEqual({ intent, slots })
})

test.for([
  ['go to step thirty', 14, 13],
  ['go to step forty', 16, 14],
  ['go to step 13', 40, 13],
  ['go to step eighteen', 8, 18],
] as const)(
  '%s of %i steps is step %i: the twin that fits (voice, rule 10)',
  ([text, steps, n]) => {
    expect(parseCommand(text, { steps })).toEqual({ intent: 'goToStep', slots: { n } })
  },
)

mostly<Row>([
  ['go back', 'previous', {}],
  ['start it again', 'resumeTimer', {}, PAUSED],
])(
  '%s means %s: by what is open, and by the words before it (voice, rule 4)',
  ([text, intent, slots, context]) => {
    expect(parseCommand(text, context)).toEqual({ intent, slots })
  },
)
