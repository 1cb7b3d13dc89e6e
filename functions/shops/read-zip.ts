import { unzipSync } from 'fflate'
import { UnreadableFile } from '#shared/input-parsing/unreadable-file.ts'

/** No workbook has more parts. */
const maxParts = 2000

/** The parts of a zip archive by name, each decompressed when it is asked for, up to `maxBytes` in all. */
export const readZip = (bytes: Uint8Array, maxBytes: number): ((name: string) => string | undefined) => {
  let left = maxBytes
  return (name) => {
    let parts = 0
    try {
      // A part is never decompressed beyond the size that it declares.
      const { [name]: found } = unzipSync(bytes, {
        filter: (part) => {
          if (++parts > maxParts) throw new UnreadableFile('damaged')
          if (part.name !== name) return false
          left -= part.originalSize
          if (left <= 0) throw new UnreadableFile('tooLarge')
          return true
        },
      })
      return found && new TextDecoder().decode(found)
    } catch (error) {
      throw error instanceof UnreadableFile ? error : new UnreadableFile('damaged')
    }
  }
}
