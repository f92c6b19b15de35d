/** Hands a text or a blob to the browser, to be kept as a file. No noun known. */

/** A phone reads the file when its sheet is answered, not when it is handed over. */
const KEPT_MS = 60_000

export function saveFile(name: string, contents: string | Blob, type: string): void {
  const url = URL.createObjectURL(new Blob([contents], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}
