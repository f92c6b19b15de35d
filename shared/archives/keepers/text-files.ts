/** What recipes in texts of their own have in common: a title in the file's name, a photo beside it. Pure. */
import type { Photo } from '../found-recipe.ts'
import type { PhotoFinder } from '../photos.ts'

/** 'soups/leek-soup.md' as 'leek soup'; a name with spaces stays as it is. */
export function fileTitle(path: string): string {
  const name = (path.split('/').at(-1) ?? '').replace(/\.\w{1,8}$/, '')
  const words = /\s/.test(name) ? name : name.replace(/[-_]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

type Pictures = { photo: Photo | null; photoUrls: string[] }

/** Photos by name or path, as seen from the text, else in an `images` folder; addresses apart. */
export function pictures(names: readonly string[], photos: PhotoFinder): Pictures {
  const isAddress = (name: string) => /^https?:/i.test(name)
  const files = names.filter((name) => name !== '' && !isAddress(name)).map(asPath)
  const places = files.flatMap((name) => [name, `images/${name}`, `../images/${name}`])
  return { photo: photos(places), photoUrls: names.filter(isAddress) }
}

function asPath(name: string): string {
  try {
    return decodeURIComponent(name.replace(/^\[\[|\]\]$/g, '')).replace(/^\.?\/+/, '')
  } catch {
    return name
  }
}
