import { InvalidFile } from '../invalid-file.ts'

/** Latin-1 maps each byte to one character, so that text positions are byte offsets. */
const letters = new TextDecoder('latin1')

const isSuspicious = (text: string): boolean => /\/Encrypt\b|\/XFA\b/.test(text)

/** True if the text contains the catalogue of a dynamic form, whose pages only an XFA processor renders. */
const isDynamic = (text: string): boolean => /\/NeedsRendering\s+true\b/.test(text)

const objectStream = /\/ObjStm\b(?:(?!endobj)[^])*?stream\r?\n/g

/** In bytes. `startxref` is expected this close to the end of a PDF, as a server may have appended something. */
const endWithin = 2048

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

/**
 * Whether a PDF is cut off, is encrypted or has an XFA form, in an object of its own or in an object stream, and
 * whether it declares the form as dynamic.
 */
const lookAt = async (
  bytes: Uint8Array<ArrayBuffer>,
): Promise<{ needsLibrary: boolean; saysDynamic: boolean }> => {
  const text = letters.decode(bytes)
  const texts = [text]
  for (const { index, 0: beginning } of text.matchAll(objectStream)) {
    const from = index + beginning.length
    const to = text.indexOf('endstream', from)
    if (to > from) texts.push(await inflate(bytes.subarray(from, to)))
  }
  return {
    needsLibrary: texts.some(isSuspicious) || !text.slice(-endWithin).includes('startxref'),
    saysDynamic: texts.some(isDynamic) && texts.some((each) => /\/XFA\b/.test(each)),
  }
}

/**
 * Throws `InvalidFile` for a PDF that needs a password, is damaged, or whose pages exist only in Adobe Reader (dynamic
 * XFA). Bank statements are often encrypted and open without a password. The PDF library is large, so it is loaded only
 * for a file that may be one of these; without it the file passes.
 */
export const checkPdf = async (file: Blob): Promise<void> => {
  const { needsLibrary, saysDynamic } = await lookAt(new Uint8Array(await file.arrayBuffer()))
  if (!needsLibrary) return
  const library = await import('./open-pdf.ts').catch(() => undefined)
  if (!library) return
  const task = await library.openPdf(file, { enableXfa: true })
  try {
    const document = await task.promise
    const { info } = await document.getMetadata()
    const hasForm = 'IsXFAPresent' in info && info.IsXFAPresent === true
    if (document.isPureXfa || (hasForm && saysDynamic)) throw new InvalidFile('fileDynamicForm')
  } catch (error) {
    if (error instanceof InvalidFile) throw error
    const { name = '' } = error instanceof Error ? error : {}
    if (name === 'PasswordException') throw new InvalidFile('fileNeedsPassword')
    if (name === 'InvalidPDFException') throw new InvalidFile('fileUnreadable')
    // The library cannot lay out every form.
    if (saysDynamic) throw new InvalidFile('fileDynamicForm')
  } finally {
    await task.destroy()
  }
}
