import { sourceFrames } from './source-frames.ts'
import { truncate } from './truncate.ts'

/** The frames of a stack; the message precedes them. */
const frames = (stack: string): string => stack.slice(Math.max(0, stack.search(/^\s+at /m)))

/** The base of the portal's own errors: their messages contain ids and states, and no input. */
export class PortalError extends Error {}

/**
 * The loggable part of an error: its name and where it was thrown. The message only for a plain `Error` or a
 * `PortalError`, the portal's own: those of libraries quote their input (a mail address, a piece of a document).
 */
export const describeError = (error: unknown): { error: string; reason?: string; stack?: string } => {
  if (!(error instanceof Error)) return { error: typeof error }
  return {
    error: error.name,
    ...(error.name === 'Error' || error instanceof PortalError ? { reason: truncate(error.message) } : {}),
    ...(error.stack && /^\s+at /m.test(error.stack) ? { stack: sourceFrames(frames(error.stack)) } : {}),
  }
}
