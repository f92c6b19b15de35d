/**
 * A small grammar of phrases: patterns are compiled once and must explain every word of an utterance.
 * `a b` words, `(a|b c)` one of, `[a|b]` perhaps, `@name` a named part, `<slot>` something read.
 */
import type { Command } from './intents.ts'
import type { Found } from './numbers.ts'
import { type Heard, type Input, SLOTS, type SlotName } from './slots.ts'

type Node =
  | { kind: 'word'; word: string }
  | { kind: 'all'; parts: Node[] }
  | Choice
  | { kind: 'slot'; name: SlotName }

/** What a phrase means in the situation it is said in; null when it means nothing there. */
export type Meaning = (heard: Heard, input: Input) => Command | null

export type Rule = { pattern: Choice; meaning: Meaning }

/** `byFirst` remembers which options can begin with a word, so that a phrase book is not read through. */
type Choice = { kind: 'any'; options: Node[]; byFirst: Map<string, Node[]>; otherwise: Node[] }

/** Phrases that share a meaning. A malformed pattern throws when the module loads. */
export function rule(patterns: readonly string[], meaning: Meaning): Rule {
  return { pattern: choice(patterns.map(compile)), meaning }
}

/** The first meaning, in the order of the rules, that explains all of the input; null when none does. */
export function understand(rules: readonly Rule[], input: Input): Command | null {
  for (const { pattern, meaning } of rules) {
    const heard: Heard = {}
    let command: Command | null = null
    follow(pattern, 0, input, heard, (end) => {
      if (end !== input.tokens.length) return false
      command = meaning(heard, input)
      return command !== null
    })
    if (command !== null) return command
  }
  return null
}

/** Calls `then` with every position the node can end at, until it answers true. */
function follow(
  node: Node,
  at: number,
  input: Input,
  heard: Heard,
  then: (end: number) => boolean,
): boolean {
  switch (node.kind) {
    case 'word':
      return input.tokens[at]?.word === node.word && then(at + 1)
    case 'any':
      return (node.byFirst.get(input.tokens[at]?.word ?? '') ?? node.otherwise).some((option) =>
        follow(option, at, input, heard, then),
      )
    case 'all':
      return followAll(node.parts, 0, at, input, heard, then)
    case 'slot':
      return readSlot(node.name, at, input).some(({ value, end }) => {
        const before = heard[node.name]
        Object.assign(heard, { [node.name]: value })
        if (then(end)) return true
        Object.assign(heard, { [node.name]: before })
        return false
      })
  }
}

function followAll(
  parts: readonly Node[],
  index: number,
  at: number,
  input: Input,
  heard: Heard,
  then: (end: number) => boolean,
): boolean {
  const part = parts[index]
  if (part === undefined) return then(at)
  return follow(part, at, input, heard, (end) =>
    followAll(parts, index + 1, end, input, heard, then),
  )
}

/** Each slot is read once per position, however many phrases ask for it. */
function readSlot(name: SlotName, at: number, input: Input): readonly Found<unknown>[] {
  if (at >= input.tokens.length) return []
  const key = `${name} ${at}`
  const known = input.read.get(key)
  if (known) return known
  const found = SLOTS[name](input, at)
  input.read.set(key, found)
  return found
}

function choice(options: Node[]): Choice {
  const starts = options.map(startsOf)
  const allowed = (word: string | null) =>
    options.filter((_, index) => {
      const start = starts[index]
      return start && (start.isOpen || start.isEmpty || (word !== null && start.words.has(word)))
    })
  const words = new Set(starts.flatMap((start) => [...start.words]))
  const byFirst = new Map([...words].map((word) => [word, allowed(word)] as const))
  return { kind: 'any', options, byFirst, otherwise: allowed(null) }
}

/** The words a pattern can begin with; `isOpen` when a slot may come first, `isEmpty` when nothing may. */
function startsOf(node: Node): { words: Set<string>; isOpen: boolean; isEmpty: boolean } {
  if (node.kind === 'word') return { words: new Set([node.word]), isOpen: false, isEmpty: false }
  if (node.kind === 'slot') return { words: new Set(), isOpen: true, isEmpty: false }
  const isAll = node.kind === 'all'
  const words = new Set<string>()
  let isOpen = false
  let isEmpty = isAll
  for (const part of isAll ? node.parts : node.options) {
    const start = startsOf(part)
    for (const word of start.words) words.add(word)
    isOpen ||= start.isOpen
    if (isAll && !start.isEmpty) return { words, isOpen, isEmpty: false }
    if (!isAll) isEmpty ||= start.isEmpty
  }
  return { words, isOpen, isEmpty }
}

const MACROS: Record<string, string> = {
  the: '(the|my|our|a|an|this|that|some)',
  i: '(i|we)',
  whats: '(whats|what is|what s)',
  timer: '(timer|timber|time her|tima|time)',
  pronoun: '(it|that|this)',
  show: '(show|show me|open|open up|bring up|pull up|display|view|see|let me see|can @i see|could @i see|@i want to see|id like to see|give me|get|get me|check|look at|let me look at|let us see|lets see|have a look at|let me have a look at)',
  go: '(go|jump|skip|move|take me|bring me|get me|lets go|let us go|switch|head|turn|go on|move on|skip ahead|jump ahead|skip forward|go ahead|go forward)',
  new: '(new|another|second|separate|different|fresh|third|quick)',
  set: '(set|set up|start|make|create|put on|put|begin|do|run|get|give me|add|pop on|stick on|@i need|need|@i want|lets have|let us have|have|start up|kick off|stick|pop|sat|sit|said|start me|set me|make me|get me|can @i have|can @i get|could @i have|could @i get|could @i set|can @i set|id like|i would like|@i will need)',
}

const PIECE = /<([a-z]+)>|@([a-z]+)|([a-z0-9']+)|[()[\]|]/g

function compile(pattern: string): Node {
  const pieces = expand(pattern).match(PIECE) ?? []
  let at = 0
  const readOptions = (close: string): Node => {
    const options: Node[] = []
    let parts: Node[] = []
    for (; at < pieces.length && pieces[at] !== close; ) {
      const piece = pieces[at++] ?? ''
      if (piece === '|') {
        options.push({ kind: 'all', parts })
        parts = []
      } else if (piece === '(') parts.push(readOptions(')'))
      else if (piece === '[') {
        parts.push(choice([readOptions(']'), { kind: 'all', parts: [] }]))
      } else if (piece.startsWith('<')) parts.push({ kind: 'slot', name: slotName(piece) })
      else if (/^[a-z0-9]/.test(piece)) parts.push({ kind: 'word', word: piece })
      else throw new Error(`Unexpected ${piece} in '${pattern}'`)
    }
    if (close !== '' && pieces[at++] !== close) throw new Error(`Missing ${close} in '${pattern}'`)
    options.push({ kind: 'all', parts })
    return options.length === 1 && options[0] ? options[0] : choice(options)
  }
  return readOptions('')
}

function expand(pattern: string): string {
  return pattern.replace(/@([a-z]+)/g, (_, name: string) => {
    const macro = MACROS[name]
    if (macro === undefined) throw new Error(`No part named @${name}`)
    return expand(macro)
  })
}

function slotName(piece: string): SlotName {
  const name = piece.slice(1, -1)
  if (!(name in SLOTS)) throw new Error(`No slot named ${piece}`)
  return name as SlotName
}
