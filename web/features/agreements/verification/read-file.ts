import type { Inspection } from './inspect-pdf.ts'

/** Larger than any of our documents. A file is read into memory as a whole. */
const maxBytes = 50 * 1024 * 1024

/** A file that could not be inspected, with the translation key of the reason. */
export class UnreadableFile extends Error {
  readonly why: 'tooLarge' | 'unreadable' | 'failed'
  constructor(why: UnreadableFile['why'], options?: ErrorOptions) {
    super(why, options)
    this.why = why
  }
}

const bytesOf = async (file: File): Promise<Uint8Array> => {
  if (file.size > maxBytes) throw new UnreadableFile('tooLarge')
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch (cause) {
    throw new UnreadableFile('unreadable', { cause })
  }
}

/** Inspects a chosen file. The parser of signatures is loaded on demand. */
export const readFile = async (file: File): Promise<Inspection> => {
  const bytes = await bytesOf(file)
  try {
    const { inspectPdf } = await import('./inspect-pdf.ts')
    return await inspectPdf(bytes)
  } catch (cause) {
    throw new UnreadableFile('failed', { cause })
  }
}
