/** The elements that are open at a place of a page, also where closing tags are missing or too many. Pure. */

const DEPTH_MAX = 1_000
/** Elements that end where the next of their kind begins. */
const SIBLINGS = new Set(['li', 'tr', 'td', 'th', 'dd', 'dt', 'option'])

/** Each open element with what the reader wants to know of it. All calls are constant but for what ends. */
export class OpenTags<T> {
  private readonly stack: { name: string; value: T }[] = []
  private readonly counts = new Map<string, number>()

  /** Of the innermost element. */
  top(): T | undefined {
    return this.stack.at(-1)?.value
  }

  /** Of the innermost element once `ended` have ended. */
  topAfter(ended: number): T | undefined {
    return this.stack.at(-1 - ended)?.value
  }

  /** Deeper than any real page the element is passed over. */
  push(name: string, value: T): void {
    if (this.stack.length >= DEPTH_MAX) return
    this.stack.push({ name, value })
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1)
  }

  pop(): T | undefined {
    const open = this.stack.pop()
    if (open) this.counts.set(open.name, (this.counts.get(open.name) ?? 1) - 1)
    return open?.value
  }

  /** How many elements a closing tag ends: none when nothing opened it, else all within its own too. */
  endedByClosing(name: string): number {
    if ((this.counts.get(name) ?? 0) === 0) return 0
    let ended = 1
    while (this.stack.at(-ended)?.name !== name) ended++
    return ended
  }

  /** How many elements an opening tag ends that nobody closed: a paragraph, the item before. */
  endedByOpening(name: string, isBlock: boolean): number {
    const top = this.stack.at(-1)?.name
    return (isBlock && top === 'p') || (top === name && SIBLINGS.has(name)) ? 1 : 0
  }

  get size(): number {
    return this.stack.length
  }
}
