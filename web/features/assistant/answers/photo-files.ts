/** Photos of the talk, kept as data URLs, as files again. */

/** What is no data URL in base64 is left out. */
export function photoFiles(photos: readonly string[]): File[] {
  return photos.flatMap((url, at) => {
    const [, type, base64] = /^data:(image\/[a-z]+);base64,(.+)$/s.exec(url) ?? []
    if (!type || !base64) return []
    try {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const ending = type.slice('image/'.length).replace('jpeg', 'jpg')
      return [new File([bytes], `photo-${at + 1}.${ending}`, { type })]
    } catch {
      return []
    }
  })
}
