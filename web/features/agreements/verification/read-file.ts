import type { Inspection } from './inspect-pdf.ts'

/** More than any paper of ours has. It is read into memory as a whole. */
const maxBytes = 50 * 1024 * 1024

/** Why a file could not be looked into: a key of the words that say so. */
export class Unreadable extends Error {
  readonly why: 'tooLarge' | 'unreadable' | 'failed'
  constructor(why: Unreadable['why'], options?: ErrorOptions) {
    super(why, options)
    this.why = why
  }
}

const bytesOf = async (file: File): Promise<Uint8Array> => {
  if (file.size > maxBytes) throw new Unreadable('tooLarge')
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch (cause) {
    throw new Unreadable('unreadable', { cause })
  }
}

/** Looks into a file that was chosen. What reads signatures is fetched now, and not before. */
export const readFile = async (file: File): Promise<Inspection> => {
  const bytes = await bytesOf(file)
  try {
    const { inspectPdf } = await import('./inspect-pdf.ts')
    return await inspectPdf(bytes)
  } catch (cause) {
    throw new Unreadable('failed', { cause })
  }
}
