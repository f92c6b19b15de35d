/** What stands under the list in big type: the voice, what came of it, and what can be said. */
import './big-dock.css'
import type { ShoppingList, ShoppingListItem } from '#shared/shopping/schema.ts'
import { type VoiceExamples, VoiceHelp } from '#web/ui/voice-help.tsx'
import { VoiceLine } from '#web/ui/voice-line.tsx'
import type { VoiceWords } from '#web/ui/voice-looks.ts'
import { VoiceToggle } from '#web/ui/voice-toggle.tsx'
import { useShoppingVoice } from './use-shopping-voice.ts'

const WORDS: VoiceWords = {
  examples: {
    open: '“Tick milk”, “what’s left”',
    wake: '“Hey Chef, tick milk”',
    tap: 'Say one thing, such as “tick milk”',
  },
  instead: 'Tap the lines',
}

const COMMANDS: readonly VoiceExamples[] = [
  { title: 'In the basket', examples: ['Tick milk', 'Got the eggs', 'Untick milk'] },
  { title: 'The list', examples: ["What's left?", 'Add two lemons', 'Add a tin of tomatoes'] },
  { title: 'Any time', examples: ['Undo', 'Help', 'Stop listening'] },
]

/** `lines` is the list in the order of the screen. */
type BigDockProps = { list: ShoppingList; lines: readonly ShoppingListItem[] }

export function BigDock({ list, lines }: BigDockProps) {
  const { handsFree, isHelpOpen, showHelp } = useShoppingVoice(list, lines)
  return (
    <div className="big-dock">
      <VoiceLine handsFree={handsFree} />
      <VoiceToggle handsFree={handsFree} words={WORDS} onHelp={() => showHelp(true)} />
      <VoiceHelp
        open={isHelpOpen}
        onOpenChange={showHelp}
        plain="tick milk"
        isRecorded={handsFree.view().isRecorded}
        commands={COMMANDS}
        without="Without a voice: tap a line, or press Space on it."
      />
    </div>
  )
}
