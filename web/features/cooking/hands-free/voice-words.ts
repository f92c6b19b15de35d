/** What hands-free says of itself in cooking mode: its examples, and which step it reads. */
import type { VoiceExamples } from '#web/ui/voice-help.tsx'
import type { VoiceWords } from '#web/ui/voice-looks.ts'

/** `step` is the one shown, from 1. */
export function cookingWords(step: number): VoiceWords {
  return {
    examples: {
      open: '“Next”, “timer”, “repeat”',
      wake: '“Hey Chef, next”',
      tap: 'Say one thing, such as “next”',
    },
    instead: 'Use the big buttons',
    speaking: (reply) => (/^(?:Reading s|S)tep \d+$/.test(reply) ? `Reading step ${step}` : null),
  }
}

export const COOKING_COMMANDS: readonly VoiceExamples[] = [
  {
    title: 'Steps',
    examples: [
      'Next',
      'Go back',
      'Repeat',
      'Go to step three',
      "What's next?",
      'Which step?',
      'Scroll down',
    ],
  },
  {
    title: 'Timers',
    examples: [
      'Start the timer',
      'Set a pasta timer for nine minutes',
      'Pause the timer',
      'Add two minutes',
      'How long is left?',
      'Cancel the timer',
      'Stop',
    ],
  },
  {
    title: 'Ingredients',
    examples: [
      'Read the ingredients',
      'How much flour?',
      'Tick off the butter',
      'Make it for six',
      'How many grams is two cups of flour?',
      'Add milk to the shopping list',
    ],
  },
  { title: 'Screens', examples: ['Show the ingredients', 'Show the recipe', 'Close'] },
  {
    title: 'Coach',
    examples: ["How do I know when it's done?", 'Ask the coach about the sauce'],
  },
  {
    title: 'Any time',
    examples: ['Undo', 'Slower', 'Louder', 'Stop talking', 'Stop listening', 'Finish cooking'],
  },
]
