import { inflateRawSync } from 'node:zlib'
import { UnreadableFile } from '#shared/input-parsing/unreadable-file.ts'

const endOfDirectory = 0x06054b50
const directoryEntry = 0x02014b50
/** Of the record at the end, and of the comment that may follow it. */
const endSize = 22
const longestComment = 0xffff

/** No workbook has more parts. */
const maxEntries = 2000

const damaged = () => new UnreadableFile('damaged')

/** The parts of a zip archive by name, each decompressed when it is asked for, up to `maxBytes` in all. */
export const readZip = (bytes: Uint8Array, maxBytes: number): ((name: string) => string | undefined) => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = (from: number, length: number) => new TextDecoder().decode(bytes.subarray(from, from + length))
  const findEnd = (): number => {
    const first = Math.max(0, bytes.length - endSize - longestComment)
    for (let at = bytes.length - endSize; at >= first; at--)
      if (view.getUint32(at, true) === endOfDirectory) return at
    throw damaged()
  }
  const entries = new Map<string, { method: number; compressed: number; at: number }>()
  try {
    const end = findEnd()
    const count = view.getUint16(end + 10, true)
    if (count > maxEntries) throw damaged()
    let at = view.getUint32(end + 16, true)
    for (let index = 0; index < count; index++) {
      if (view.getUint32(at, true) !== directoryEntry) throw damaged()
      const [nameLength, extraLength, commentLength] = [28, 30, 32].map((each) =>
        view.getUint16(at + each, true),
      ) as [number, number, number]
      entries.set(text(at + 46, nameLength), {
        method: view.getUint16(at + 10, true),
        compressed: view.getUint32(at + 20, true),
        at: view.getUint32(at + 42, true),
      })
      at += 46 + nameLength + extraLength + commentLength
    }
  } catch (error) {
    throw error instanceof RangeError ? damaged() : error
  }
  let left = maxBytes
  return (name) => {
    const entry = entries.get(name)
    if (!entry) return undefined
    try {
      const start = entry.at + 30 + view.getUint16(entry.at + 26, true) + view.getUint16(entry.at + 28, true)
      const raw = bytes.subarray(start, start + entry.compressed)
      const content = entry.method === 0 ? raw : inflateRawSync(raw, { maxOutputLength: left })
      left -= content.length
      if (left <= 0) throw new UnreadableFile('tooLarge')
      return new TextDecoder().decode(content)
    } catch (error) {
      if (error instanceof UnreadableFile) throw error
      // A content that is longer than allowed.
      throw error instanceof RangeError ? new UnreadableFile('tooLarge') : damaged()
    }
  }
}
