/** Whether an utterance is a yes or a no to a question that any room may ask. Pure. */
import { understand } from './command.ts'
import type { VoiceContext } from './intents.ts'

/** True for yes, false for no, null for anything else. */
export function yesOrNo(
  text: string,
  hearing: Pick<VoiceContext, 'wake' | 'followUp'>,
): boolean | null {
  const [command, another] = understand(text, { ...hearing, pending: 'finish' }).commands
  if (another || (command?.intent !== 'confirm' && command?.intent !== 'deny')) return null
  return command.intent === 'confirm'
}
