/** A photo made ready to send: at most 2,048 px a side, without its EXIF, as a JPEG that all can read. */
import { drawPhoto, within } from './read-photo-image.ts'

const MAX_SIDE_PX = 2048
const JPEG_QUALITY = 0.86

/** The same file when this browser cannot decode it: the server then says what is wrong with it. */
export async function shrinkPhoto(file: File): Promise<File> {
  try {
    const canvas = await drawPhoto(file, (size) => within(size, MAX_SIDE_PX))
    const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: JPEG_QUALITY })
    return new File([blob], file.name, { type: blob.type })
  } catch {
    return file
  }
}
