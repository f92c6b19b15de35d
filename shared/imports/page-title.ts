/** What a page calls its recipe, when its markup does not say. No DOM, no I/O. */
import { oneLine } from './fit-text.ts'
import { linesOf, type Page, type PageElement } from './markup.ts'

const HEADINGS_MAX = 10
/** A heading that nobody closed holds the page. */
const HEADING_CHARS_MAX = 1_000

/** Class names that recipe cards give to the name itself. */
const NAME_CLASS =
  /(?:^|\s)(?:wprm-recipe-name|tasty-recipes-title|mv-create-title(?:-primary)?|recipe-card-title|ERSName|easyrecipe-name|zlrecipe-title|jetpack-recipe-title|cooked-recipe-title|recipe-callout-title)(?:\s|$)/i

type Titles = { card: string; shared: string; site: string; window: string; headings: string[] }

/**
 * The name on the recipe's card; else the heading that has most in common with what the page is shared
 * as; else that title without the site's name; '' when the page has no title at all. Linear.
 */
export function pageTitle(page: Page, url: string): string {
  const { card, shared, site, window, headings } = readTitles(page)
  if (card !== '') return card
  const title = withoutSite(shared || window, site, url)
  return bestHeading(headings, title, site) || title
}

function readTitles({ elements }: Page): Titles {
  const titles: Titles = { card: '', shared: '', site: '', window: '', headings: [] }
  for (const element of elements) {
    const { name, attributes } = element
    if (name === 'meta') readMeta(attributes, titles)
    else if (name === 'title') titles.window ||= textOf(element)
    else if (name === 'h1' && titles.headings.length < HEADINGS_MAX) {
      titles.headings.push(textOf(element))
    }
    if (titles.card === '' && NAME_CLASS.test(attributes.class ?? '')) {
      titles.card = textOf(element)
    }
  }
  return titles
}

function readMeta(attributes: PageElement['attributes'], titles: Titles): void {
  const property = attributes.property ?? attributes.name
  if (property !== 'og:title' && property !== 'og:site_name') return
  const content = oneLine(attributes.content ?? '')
  if (property === 'og:title') titles.shared ||= content
  else titles.site ||= content
}

function textOf(element: PageElement): string {
  const text = linesOf(element).join(' ')
  return text.length > HEADING_CHARS_MAX ? '' : text
}

/** Ties go to the first; a heading that is the site's name is none. */
function bestHeading(headings: string[], title: string, site: string): string {
  const titleWords = new Set(wordsOf(title))
  let best = ''
  let most = -1
  for (const heading of headings) {
    if (heading === '' || lettersOf(heading) === lettersOf(site)) continue
    const common = wordsOf(heading).filter((word) => titleWords.has(word)).length
    const fit = 2 * common + (title.startsWith(heading) ? 1 : 0)
    if (fit <= most) continue
    best = heading
    most = fit
  }
  return best
}

/** 'Leek pie | The Kitchen' without the part that is the site's name or its host's. */
function withoutSite(title: string, site: string, url: string): string {
  const cut = title.search(/ [-–—|:•·»]{1,2} ?[^-–—|:•·»]*$/)
  if (cut <= 0) return title
  const last = lettersOf(title.slice(cut))
  const host = lettersOf(url.slice(0, 200).replace(/^https?:\/\/(?:www\.)?/i, ''))
  return last === lettersOf(site) || host.startsWith(last) ? title.slice(0, cut).trim() : title
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

function lettersOf(text: string): string {
  return wordsOf(text).join('')
}
