/** What 'Ask the kitchen' says of itself: its examples, and what to do without it. */
import type { VoiceExamples } from '#web/ui/voice-help.tsx'
import type { VoiceWords } from '#web/ui/voice-looks.ts'

const EXAMPLE = 'Say one thing: “what’s for dinner?”'

export const KITCHEN_WORDS: VoiceWords = {
  name: 'Ask the kitchen',
  examples: { open: EXAMPLE, wake: EXAMPLE, tap: EXAMPLE },
  instead: 'Everything here works by touch',
}

export const KITCHEN_COMMANDS: readonly VoiceExamples[] = [
  {
    title: 'Meals',
    examples: [
      "What's for dinner tonight?",
      "What's for dinner on Friday?",
      'Put the risotto on Thursday',
    ],
  },
  {
    title: 'Recipes',
    examples: ['Find something quick with leeks', 'Start cooking the leek soup'],
  },
  {
    title: 'Lists',
    examples: [
      'Add nappies and a birthday candle',
      "What's left to buy?",
      'Put rice in the pantry',
    ],
  },
  {
    title: 'Timers',
    examples: ['How long is left?', 'Stop the alarm'],
  },
  { title: 'Screens', examples: ['Open the pantry', 'Show my week', 'Go to the shopping list'] },
  {
    title: 'Any time',
    examples: ['Ask the assistant if I can freeze soup', 'Undo', 'Help'],
  },
]
