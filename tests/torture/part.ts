import type { TestServices } from '../support/test-services.ts'

export interface PartOptions {
  /** What is drawn by chance follows from it. */
  seed: number
  count: number
  services: TestServices
  /** Told how far it has come. */
  say: (line: string) => void
}

/** One way of torturing the books. */
export interface Part {
  /** What `--count` counts. */
  counted: string
  usualCount: number
  summary: string
  /** Gives what was seen, in one line. Throws `Finding` on the first thing that is wrong. */
  run(options: PartOptions): Promise<string>
}

/** Something is wrong: what, and the arguments that show it again. */
export class Finding extends Error {
  override name = 'Finding'
  readonly replay: string
  constructor(message: string, replay: string) {
    super(message)
    this.replay = replay
  }
}

/** An error and what caused it, in one line. */
export const inOneLine = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  const message = error.message.replaceAll(/\s*\n\s*/g, ' ')
  return error.cause === undefined ? message : `${message}: ${inOneLine(error.cause)}`
}

const secondsBetween = 30

/** Tells now and then how far a part has come. */
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
