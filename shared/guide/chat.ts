/** The kitchen guide in the chat: finds real recipes, adapts them, answers from the kitchen's own data. Pure. */
import { readTalkNeeds } from '../diets/talk-needs.ts'
import { understoodOf } from '../diets/words.ts'
import { type Asked, answerTo, type Said, wasAskedBack } from './chat/answers.ts'
import { isPlainQuestion, saysFine } from './chat/cues.ts'
import { eatQuestionIn } from './chat/eat-question.ts'
import type { ChatKitchen } from './chat/kitchen.ts'
import { leftOutSentence } from './chat/left-out.ts'
import { isWritten, wishBefore } from './chat/pasted.ts'
import { needsAtTable } from './chat/table.ts'
import { replay } from './chat/talk.ts'
import { CREATE_RECIPE_REQUEST } from './chat-words.ts'
import type { ChatAnswer, ChatMessage, ChatRequest, Understood } from './schema.ts'

const REPLY_CHARS_MAX = 8_000
/** Ours: of older messages so much is read for needs, so that a long talk stays quick to answer. */
const RECENT_MAX = 30
const REMEMBERED_CHARS_MAX = 1_000

/** A talk as it is understood, before anybody answers: the guide or a model. */
export type ReadChat = { asked: Asked; understood: Understood; leftOut: string }

/** What is asked, by whom it must be eaten, and the sentence that says what is left out ('' for nothing). */
export function readChat({ messages, images }: ChatRequest, kitchen: ChatKitchen): ReadChat {
  const last = messages.at(-1)
  const read = readTalkNeeds(textsForNeeds(messages, kitchen))
  const talkNeeds = {
    needs: read.needs,
    unsure: seen(read.unsure),
    unclear: seen(read.unclear),
  }
  const needs = needsAtTable(talkNeeds.needs, kitchen)
  return {
    asked: {
      text: last?.role === 'user' ? last.content : '',
      hasImages: images.length > 0,
      talk: replay(messages, kitchen),
      talkNeeds,
      needs,
      kitchen,
    },
    understood: understoodOf(needs, [...talkNeeds.unsure, ...talkNeeds.unclear]),
    leftOut: leftOutSentence(talkNeeds.needs, kitchen),
  }
}

/** Said back: characters that nobody sees are not. */
function seen(said: readonly string[]): string[] {
  return said.map((words) => words.replace(/\p{C}/gu, ' ').trim()).filter((words) => words !== '')
}

/**
 * The reply to the last message. What is left out for somebody's needs is its first paragraph; no recipe in
 * `recipes` or `recipeData` holds any of it. The guide cannot see pictures and says so. Earlier messages of the
 * request count; it remembers nothing else.
 */
export function chatAnswer(request: ChatRequest, kitchen: ChatKitchen): ChatAnswer {
  const { asked, understood, leftOut } = readChat(request, kitchen)
  const said = answerTo(asked)
  const { recipeData, recipes = [] } = said
  return { reply: replyOf(said, leftOut), ...(recipeData && { recipeData }), understood, recipes }
}

function replyOf({ reply, isOffer }: Said, leftOut: string): string {
  const paragraphs = isOffer && leftOut !== '' ? [leftOut, reply] : [reply]
  return paragraphs.join('\n\n').slice(0, REPLY_CHARS_MAX)
}

/** 'No', 'skip it': of a food that may be in or out it is out. */
const LEAVES_OUT =
  /\b(?:no|nope|nah|none|nothing|not|skip|forget|ignore|never ?mind|doesn'?t matter)\b/i

/** What of each message may speak of needs; 'that is fine' after a question takes back what was asked about. */
export function textsForNeeds(messages: readonly ChatMessage[], kitchen: ChatKitchen): string[] {
  const said = messages.filter(
    ({ role, content }) => role === 'user' && content !== CREATE_RECIPE_REQUEST,
  )
  return said.map((message, at) => {
    const { content } = message
    const before = messages[messages.indexOf(message) - 1]
    if (before?.role === 'assistant' && wasAskedBack(before.content) && saysFine(content))
      return LEAVES_OUT.test(content) ? 'no, nothing' : 'all fine'
    const text = isWritten(content) ? wishBefore(content) : content
    if (isPlainQuestion(text) || eatQuestionIn(text, kitchen)) return ''
    return at < said.length - RECENT_MAX ? text.slice(0, REMEMBERED_CHARS_MAX) : text
  })
}
