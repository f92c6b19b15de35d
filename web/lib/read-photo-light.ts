/** Makes a photographed page even: grey, dark print on light paper, without shadows. Knows no words. */

/** Light and dark that differ by less are paper, not print (0 to 255). */
const CONTRAST_MIN = 24
/** Under this the page is a dark screen. */
const DARK_BELOW = 110
/** The paper is looked at in squares of so many pixels: larger than letters, smaller than shadows. */
const SQUARE_PX = 24
/** Paper this dark is no paper: a shadow is not lightened beyond. */
const PAPER_MIN = 40

/** False when there is nothing to be seen. */
export function evenLight(canvas: OffscreenCanvas): boolean {
  const context = canvas.getContext('2d')
  if (!context) return false
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height)
  const { data } = pixels
  const { darkest, lightest, mean } = toGrey(data)
  if (lightest - darkest < CONTRAST_MIN) return false
  if (mean < DARK_BELOW) invert(data)
  context.putImageData(pixels, 0, 0)
  const paper = paperOf(canvas)
  for (let at = 0; at < data.length; at += 4) {
    const even = ((data[at] ?? 0) * 245) / Math.max(PAPER_MIN, paper[at] ?? 255)
    data[at] = data[at + 1] = data[at + 2] = Math.min(255, even)
  }
  context.putImageData(pixels, 0, 0)
  return true
}

function toGrey(data: Uint8ClampedArray) {
  let darkest = 255
  let lightest = 0
  let sum = 0
  for (let at = 0; at < data.length; at += 4) {
    const grey = Math.round(
      0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0),
    )
    data[at] = data[at + 1] = data[at + 2] = grey
    if (grey < darkest) darkest = grey
    if (grey > lightest) lightest = grey
    sum += grey
  }
  return { darkest, lightest, mean: sum / (data.length / 4) }
}

function invert(data: Uint8ClampedArray) {
  for (let at = 0; at < data.length; at += 4) {
    data[at] = data[at + 1] = data[at + 2] = 255 - (data[at] ?? 0)
  }
}

/** How light the paper is at each pixel: the lightest of the squares around it, smoothed. */
function paperOf(canvas: OffscreenCanvas): Uint8ClampedArray {
  const width = Math.max(1, Math.ceil(canvas.width / SQUARE_PX))
  const height = Math.max(1, Math.ceil(canvas.height / SQUARE_PX))
  const small = new OffscreenCanvas(width, height)
  const smallContext = small.getContext('2d')
  const full = new OffscreenCanvas(canvas.width, canvas.height)
  const context = full.getContext('2d', { willReadFrequently: true })
  if (!smallContext || !context) throw new Error('No canvas')
  smallContext.imageSmoothingQuality = 'high'
  smallContext.drawImage(canvas, 0, 0, width, height)
  const squares = smallContext.getImageData(0, 0, width, height)
  const lightest = new Uint8ClampedArray(squares.data)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      let best = 0
      for (let row = Math.max(0, y - 2); row <= Math.min(height - 1, y + 2); row++) {
        for (let column = Math.max(0, x - 2); column <= Math.min(width - 1, x + 2); column++) {
          best = Math.max(best, squares.data[(row * width + column) * 4] ?? 0)
        }
      }
      lightest.fill(best, (y * width + x) * 4, (y * width + x) * 4 + 3)
    }
  }
  squares.data.set(lightest)
  smallContext.putImageData(squares, 0, 0)
  context.imageSmoothingQuality = 'high'
  context.drawImage(small, 0, 0, canvas.width, canvas.height)
  return context.getImageData(0, 0, canvas.width, canvas.height).data
}
