/** Addresses that a page gives: made whole against its own, its own name for itself, its photo. No I/O. */
import { fitAddress } from './fit-parts.ts'
import type { Page, PageElement } from './markup.ts'

/** `address` as a page at `base` means it; `null` for what is no http or https address. */
export function wholeAddress(address: string, base: string): string | null {
  const text = address.trim().replaceAll(' ', '%20')
  if (/^https?:/i.test(text)) return fitAddress(text)
  const [origin = '', scheme = ''] = /^(https?:)\/\/[^/?#]+/i.exec(base) ?? []
  if (origin === '' || text === '' || /^[a-z][a-z0-9+.-]*:/i.test(text)) return null
  if (text.startsWith('//')) return fitAddress(scheme + text)
  const folder = base.replace(/[?#].*$/s, '').replace(/(?<=[^/]\/)[^/]*$/, '')
  if (!text.startsWith('/')) return fitAddress(`${folder.replace(/\/?$/, '/')}${text}`)
  return fitAddress(origin + text)
}

/** Not photos of the dish, or nothing that a photo can be made of. */
const NO_PHOTO = /\.svg(?:[?#]|$)|^data:|(?:^|[/_-])(?:logo|placeholder|default|blank|spacer)[._-]/i

/** The first of the images that is an address, else what the page is shared with; `null` for none. */
export function pagePhoto(page: Page, images: readonly string[], base: string): string | null {
  const shared = page.elements.filter(isSharedImage).map(({ attributes }) => attributes.content)
  for (const image of [...images, ...shared]) {
    const address = image && !NO_PHOTO.test(image) ? wholeAddress(image, base) : null
    if (address !== null) return address
  }
  return null
}

function isSharedImage({ name, attributes }: PageElement): boolean {
  const property = attributes.property ?? attributes.name ?? ''
  return name === 'meta' && /^(?:og:image(?::(?:secure_)?url)?|twitter:image)$/i.test(property)
}

/**
 * The address that the page gives itself, without a place within; `null` for none, or for the front of
 * a site, which careless sites call every page.
 */
export function canonicalAddress({ elements }: Page, base: string): string | null {
  const link = elements.find(
    ({ name, attributes }) => name === 'link' && /\bcanonical\b/i.test(attributes.rel ?? ''),
  )
  const shared = elements.find(
    ({ name, attributes }) => name === 'meta' && attributes.property === 'og:url',
  )
  for (const said of [link?.attributes.href, shared?.attributes.content]) {
    const address = said ? wholeAddress(said.replace(/#.*$/s, ''), base) : null
    if (address !== null && !/^https?:\/\/[^/]+\/?$/i.test(address)) return address
  }
  return null
}
