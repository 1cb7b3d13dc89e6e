import type { DocumentExtension } from '#shared/files/file-types.ts'
import { InvalidFile } from './invalid-file.ts'

/** In pixels. A page that fills the photo is legible at this size; phones take photos twice as long and wide. */
const longestEdge = 2600

const quality = 0.85

/** True if the browser's decoder rejected the picture, as opposed to a lack of memory. */
const isUndecodable = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'InvalidStateError'

/**
 * Decodes HEIF where the browser cannot. The decoder is large, so it is loaded with the first photo that needs it.
 * Undefined if it does not load.
 */
const decodeHeif = async (photo: Blob): Promise<ImageBitmap | undefined> => {
  const task = import('./heif/decode-heif.ts').then(async (decoder) => ({
    decoded: await decoder.decodeHeif(photo),
  }))
  const result = await task.catch(() => undefined)
  if (result && !result.decoded) throw new InvalidFile('fileUnreadable')
  return result?.decoded
}

/**
 * Decodes a photo with its EXIF orientation applied. Undefined where this browser has no decoder; throws `InvalidFile`
 * if the decoder cannot read the photo.
 */
const decode = async (photo: Blob, extension: DocumentExtension): Promise<ImageBitmap | undefined> => {
  try {
    return await createImageBitmap(photo, { imageOrientation: 'from-image' })
  } catch (error) {
    if (extension === 'heif') return decodeHeif(photo)
    if (isUndecodable(error)) throw new InvalidFile('fileUnreadable')
    return undefined
  }
}

/** Throws `InvalidFile` for a photo that cannot be decoded. */
export const checkPhoto = async (photo: Blob, extension: DocumentExtension): Promise<void> =>
  (await decode(photo, extension))?.close()

const draw = async (photo: ImageBitmap): Promise<Blob | null> => {
  const scale = Math.min(1, longestEdge / Math.max(photo.width, photo.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(photo.width * scale)
  canvas.height = Math.round(photo.height * scale)
  const context = canvas.getContext('2d')
  if (!context) return null
  // JPEG has no transparency and would render it black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(photo, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
}

/**
 * A photo as an upright JPEG of limited size; undefined if this browser cannot decode or draw it. Throws `InvalidFile`
 * for a photo that cannot be decoded.
 */
export const drawPhoto = async (photo: Blob, extension: DocumentExtension): Promise<Blob | undefined> => {
  const decoded = await decode(photo, extension)
  if (!decoded) return undefined
  const drawn = await draw(decoded)
  decoded.close()
  return drawn ?? undefined
}
