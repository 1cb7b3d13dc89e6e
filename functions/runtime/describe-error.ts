import { shortened } from './shortened.ts'
import { sourceFrames } from './source-frames.ts'

/** The lines of a stack that say where; the message stands before them. */
const frames = (stack: string): string => stack.slice(Math.max(0, stack.search(/^\s+at /m)))

/** A class of errors of the portal's own: its message names ids and states, and nothing that anybody sent. */
export class StatedError extends Error {}

/**
 * What a log may say of an error: its name and where it was thrown. The message only of a plain `Error` or a
 * `StatedError`, which is how the portal throws its own: those of libraries quote what they were given (a mail address, a piece of a document).
 */
export const describeError = (error: unknown): { error: string; reason?: string; stack?: string } => {
  if (!(error instanceof Error)) return { error: typeof error }
  return {
    error: error.name,
    ...(error.name === 'Error' || error instanceof StatedError ? { reason: shortened(error.message) } : {}),
    ...(error.stack && /^\s+at /m.test(error.stack) ? { stack: sourceFrames(frames(error.stack)) } : {}),
  }
}
