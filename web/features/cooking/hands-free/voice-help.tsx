/** 'What can I say?': examples of every kind of command. */
import '../drawers/drawers.css'
import { Dialog } from '#web/ui/dialog.tsx'
import type { DrawerProps } from '../drawers/ingredients-drawer.tsx'

const COMMANDS: { title: string; examples: string[] }[] = [
  { title: 'Steps', examples: ['Next', 'Go back', 'Repeat', 'Go to step three', "What's next?"] },
  {
    title: 'Timers',
    examples: [
      'Start the timer',
      'Set a pasta timer for nine minutes',
      'Pause the timer',
      'Add two minutes',
      'How long is left?',
      'Cancel the timer',
    ],
  },
  {
    title: 'Ingredients',
    examples: ['Read the ingredients', 'How much flour?', 'Tick off the butter'],
  },
  { title: 'Screens', examples: ['Show the ingredients', 'Show the recipe', 'Close'] },
  {
    title: 'Coach',
    examples: ["How do I know when it's done?", 'Ask the coach about the sauce'],
  },
  { title: 'Any time', examples: ['Stop', 'Undo', 'Stop listening', 'Finish cooking'] },
]

export function VoiceHelp(drawer: DrawerProps) {
  return (
    <Dialog
      {...drawer}
      title="What can I say?"
      description="Say it on its own. Talk at the table is left alone."
      className="cook-drawer"
    >
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
    </Dialog>
  )
}
