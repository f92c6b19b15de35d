/** 'What can I say?': examples of every kind of command, and how one is heard and answered. */
import '../drawers/drawers.css'
import { Dialog } from '#web/ui/dialog.tsx'
import type { DrawerProps } from '../drawers/ingredients-drawer.tsx'
import { AnswerChoices, ListenChoice } from './voice-choices.tsx'

const COMMANDS: { title: string; examples: string[] }[] = [
  {
    title: 'Steps',
    examples: ['Next', 'Go back', 'Repeat', 'Go to step three', "What's next?", 'Which step?'],
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

export function VoiceHelp(drawer: DrawerProps) {
  return (
    <Dialog {...drawer} title="What can I say?" className="cook-drawer">
      <ListenChoice />
      <div className="voice-help">
        {COMMANDS.map(({ title, examples }) => (
          <section key={title}>
            <h3>{title}</h3>
            <ul>
              {examples.map((example) => (
                <li key={example}>“{example}”</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="muted voice-without">
        Without a voice: arrow keys, Space, a page-turner pedal, media keys, or a tap at the left or
        right edge of the step.
      </p>
      <AnswerChoices />
    </Dialog>
  )
}
