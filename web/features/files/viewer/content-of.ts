import { contentTypes } from '#shared/files/file-types.ts'
import { drawPhoto } from '../../../api/draw-photo.ts'

/** A file's content, if it can be displayed. */
export type FileContent = { kind: 'pdf' | 'picture'; bytes: Blob } | { kind: 'other' }

const pictures: readonly string[] = [contentTypes.jpg, contentTypes.png]

/** Determines how a file is displayed, by its content type. */
export const contentOf = async (bytes: Blob): Promise<FileContent> => {
  if (bytes.type === contentTypes.pdf) return { kind: 'pdf', bytes }
  if (pictures.includes(bytes.type)) return { kind: 'picture', bytes }
  const drawn = bytes.type === contentTypes.heif ? await drawPhoto(bytes, 'heif') : undefined
  return drawn ? { kind: 'picture', bytes: drawn } : { kind: 'other' }
}
