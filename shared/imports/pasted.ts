/** Reads what a person pastes to bring a recipe: a link, a page's source, a part of a page, plain text. No I/O. */
import type { ImportedRecipe } from './draft.ts'
import { type FoundPage, readPage } from './page.ts'
import { readRecipeText } from './text.ts'

/** `html` is the formatted half of what was copied out of a page, '' when there was none. */
export type Pasted = { text: string; html: string; link: string }

const LINK_CHARS_MAX = 10_000
const SOURCE_BEGINNING_CHARS = 5_000

/**
 * The http or https address in a text ('Look at this: https://…', 'www.example.org/pie'), else `null`.
 * One written without its scheme is https.
 */
export function findLink(text: string): string | null {
  const beginning = text.slice(0, LINK_CHARS_MAX).trim()
  const whole = /\bhttps?:\/\/[^\s<>"'\\]+/i.exec(beginning)?.[0].replace(/[.,;:!?)\]]+$/, '')
  if (whole !== undefined) return whole
  const isBare = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,24}(?:\/[^\s<>"'\\]*)?$/i.test(beginning)
  return isBare ? `https://${beginning}` : null
}

/**
 * The recipe of what was pasted, its source the link, and the photo of a page; `null` when neither an ingredient nor a step
 * was found. Linear; never throws.
 */
export function readPasted({ text, html, link }: Pasted): FoundPage | null {
  const source = findLink(link) ?? ''
  const page = isPageSource(text) ? text : jsonAsPage(text) || html
  const ofPage = page === '' ? null : readPage(page, source)
  if (ofPage) return ofPage
  if (page === text || (page !== '' && page !== html)) return null
  const ofText = readRecipeText(text)
  if (!holdsAnything(ofText)) return null
  const sourced: Partial<ImportedRecipe> =
    source === '' ? {} : { source_type: 'website', source_url: source }
  return { recipe: { ...ofText, ...sourced }, photo: null }
}

/** The source of a page, or a piece of it, as against its words. */
function isPageSource(text: string): boolean {
  const beginning = text.slice(0, SOURCE_BEGINNING_CHARS)
  return /<(?:!doctype|html|head|body|script|div|section|article|ul|ol|li|p|h[1-6])\b/i.test(
    beginning,
  )
}

/** schema.org's JSON alone, as copied out of a page's source, is as good as the page; '' for other texts. */
function jsonAsPage(text: string): string {
  const isNode = /^\s*[[{]/.test(text) && /"@type"/.test(text.slice(0, SOURCE_BEGINNING_CHARS))
  return isNode ? `<script type="application/ld+json">${text}</script>` : ''
}

function holdsAnything({ ingredients, method }: ImportedRecipe): boolean {
  return ingredients.some(({ name }) => name !== '') || method.some((step) => step !== '')
}
