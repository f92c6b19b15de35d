/** A photo made ready to send: at most 2,048 px a side, without its EXIF, as a JPEG that all can read. */

const MAX_SIDE_PX = 2048
const JPEG_QUALITY = 0.86

/** The same file when this browser cannot decode it: the server then says what is wrong with it. */
export async function shrinkPhoto(file: File): Promise<File> {
  try {
    const bitmap = await createImageBitmap(file)
    const scale = Math.min(1, MAX_SIDE_PX / Math.max(bitmap.width, bitmap.height))
    const width = Math.max(1, Math.round(bitmap.width * scale))
    const height = Math.max(1, Math.round(bitmap.height * scale))
    const canvas = new OffscreenCanvas(width, height)
    const context = canvas.getContext('2d')
    if (!context) return file
    // JPEG knows no transparency, and black is nobody's tablecloth
    context.fillStyle = '#fff'
    context.fillRect(0, 0, width, height)
    context.drawImage(bitmap, 0, 0, width, height)
    bitmap.close()
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY })
    return new File([blob], file.name, { type: blob.type })
  } catch {
    return file
  }
}
