/** Photos as they come: turned, blank, tiny, and what is none. The pages of recipes have a test of their own. */
import { expect, test } from 'vitest'
import { readPhoto } from './read-photo.ts'
import { shrinkPhoto } from './shrink-photo.ts'

const LINES = [
  'Nettle soup for the spring',
  '200 g young nettles',
  'Simmer gently until it is soft',
]

/** A small page, turned by quarters to the right. */
function printed(quarters: number): Promise<Blob> {
  const [width, height] = quarters % 2 === 0 ? [520, 200] : [200, 520]
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('No canvas')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, width, height)
  pen.fillStyle = '#000'
  pen.font = '28px serif'
  pen.translate(width / 2, height / 2)
  pen.rotate((quarters * Math.PI) / 2)
  LINES.forEach((line, at) => {
    pen.fillText(line, -230, -40 + at * 50)
  })
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 })
}

async function textOf(photo: Blob): Promise<string[]> {
  const { lines } = await readPhoto(photo)
  return lines.map((line) => line.map(({ text }) => text).join(' '))
}

test.each([
  ['on its head', 2],
  ['on its side', 1],
])('a page %s is read', { timeout: 30_000 }, async (_, quarters) => {
  expect(await textOf(await printed(quarters))).toEqual(LINES)
})

test('paper without print has no text', async () => {
  for (const side of [1, 300]) {
    const blank = new OffscreenCanvas(side, side)
    blank.getContext('2d')
    expect(await textOf(await blank.convertToBlob())).toEqual([])
  }
})

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  '<!doctype html>',
  '',
])('a file with %j is no photo, whatever it is called', async (content) => {
  const file = new File([content], 'cake.jpg', { type: 'image/jpeg' })
  await expect(readPhoto(file)).rejects.toThrow('Not a photo')
  expect(await shrinkPhoto(file)).toBe(file)
})

test('reading ends at once when it is stopped', async () => {
  const controller = new AbortController()
  const reading = readPhoto(await printed(0), { signal: controller.signal })
  controller.abort('enough')
  await expect(reading).rejects.toBe('enough')
})
