import type { TestServices } from '../support/test-services.ts'

export interface PartOptions {
  /** Determines all random choices. */
  seed: number
  count: number
  services: TestServices
  /** Receives progress messages. */
  say: (line: string) => void
}

/** A part of the torture run. */
export interface Part {
  /** The unit of `--count`. */
  counted: string
  defaultCount: number
  summary: string
  /** Returns a one-line summary. Throws `Finding` on the first failure. */
  run(options: PartOptions): Promise<string>
}

/** A failure, and the arguments that reproduce it. */
export class Finding extends Error {
  override name = 'Finding'
  readonly replay: string
  constructor(message: string, replay: string) {
    super(message)
    this.replay = replay
  }
}

/** An error and its causes in one line. */
export const inOneLine = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const message = error.message.replaceAll(/\s*\n\s*/g, ' ')
  return error.cause === undefined ? message : `${message}: ${inOneLine(error.cause)}`
}

const secondsBetween = 30

/** Reports a part's progress from time to time. */
export const createProgress = (say: PartOptions['say'], counted: string, count: number) => {
  const started = performance.now()
  const seconds = () => (performance.now() - started) / 1000
  let toldAt = 0
  return {
    seconds,
    tell(done: number): void {
      if (seconds() - toldAt < secondsBetween) return
      toldAt = seconds()
      say(`${done} of ${count} ${counted}, ${toldAt.toFixed(0)} s`)
    },
  }
}
