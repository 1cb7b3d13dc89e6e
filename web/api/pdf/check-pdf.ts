import { InvalidFile } from '../invalid-file.ts'

/** Latin-1 maps each byte to one character, so that text positions are byte offsets. */
const letters = new TextDecoder('latin1')

const isSuspicious = (text: string): boolean => /\/Encrypt\b|\/XFA\b/.test(text)

const objectStream = /\/ObjStm\b(?:(?!endobj)[^])*?stream\r?\n/g

/** The content of a compressed stream; as far as it goes if it is damaged or ends early. */
const inflate = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate')).getReader()
  let text = ''
  try {
    for (let read = await reader.read(); !read.done; read = await reader.read())
      text += letters.decode(read.value)
  } catch {
    // The bytes after the stream's end are no part of it.
  }
  return text
}

/** True if a PDF is encrypted or has an XFA form, in an object of its own or in an object stream. */
const needsCloserLook = async (bytes: Uint8Array<ArrayBuffer>): Promise<boolean> => {
  const text = letters.decode(bytes)
  if (isSuspicious(text)) return true
  for (const { index, 0: beginning } of text.matchAll(objectStream)) {
    const from = index + beginning.length
    const to = text.indexOf('endstream', from)
    if (to > from && isSuspicious(await inflate(bytes.subarray(from, to)))) return true
  }
  return false
}

/**
 * Throws `InvalidFile` for a PDF that needs a password, or whose pages exist only in Adobe Reader (dynamic XFA). Bank
 * statements are often encrypted and open without a password. The PDF library is large, so it is loaded only for a
 * file that may be one of these; without it the file passes.
 */
export const checkPdf = async (file: Blob): Promise<void> => {
  if (!(await needsCloserLook(new Uint8Array(await file.arrayBuffer())))) return
  const library = await import('./open-pdf.ts').catch(() => undefined)
  if (!library) return
  const task = await library.openPdf(file, { enableXfa: true })
  try {
    const { isPureXfa } = await task.promise
    if (isPureXfa) throw new InvalidFile('fileDynamicForm')
  } catch (error) {
    if (error instanceof InvalidFile) throw error
    if (error instanceof Error && error.name === 'PasswordException')
      throw new InvalidFile('fileNeedsPassword')
  } finally {
    await task.destroy()
  }
}
