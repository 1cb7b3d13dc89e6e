import { findAnswer, type ProofOfWork } from './find-answer.ts'
import type { WorkMessage } from './solve.worker.ts'

interface Options {
  /** Called after each slice with the number of attempts. */
  readonly onTried: (tried: number) => void
  readonly signal: AbortSignal
}

/** The challenge cannot be solved here: SHA-256 needs a secure context, or no number matches. */
export class ProofOfWorkFailed extends Error {
  override name = 'ProofOfWorkFailed'
}

const pause = () => new Promise<void>((resolve) => setTimeout(resolve))

const solveHere = async (work: ProofOfWork, { onTried, signal }: Options): Promise<number> => {
  const search = findAnswer(work, 100)
  for (let step = await search.next(); ; step = await search.next()) {
    signal.throwIfAborted()
    if (!step.done) {
      onTried(step.value)
      await pause()
    } else if (step.value === undefined) throw new ProofOfWorkFailed()
    else return step.value
  }
}

const solveInWorker = (work: ProofOfWork, { onTried, signal }: Options): Promise<number> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./solve.worker.ts', import.meta.url), { type: 'module' })
    const end = (act: () => void) => {
      worker.terminate()
      act()
    }
    signal.addEventListener('abort', () => end(() => reject(signal.reason)), { once: true })
    worker.addEventListener('error', (event) => end(() => reject(new ProofOfWorkFailed(event.message))))
    worker.addEventListener('message', ({ data }: MessageEvent<WorkMessage>) => {
      if ('tried' in data) return onTried(data.tried)
      const { answer } = data
      end(() => (answer === undefined ? reject(new ProofOfWorkFailed()) : resolve(answer)))
    })
    worker.postMessage(work, [])
  })

/**
 * Solves the challenge in a worker, or in slices on the page if workers are not available. Fails with
 * `ProofOfWorkFailed`, or with the signal's reason.
 */
export const solveProofOfWork = async (work: ProofOfWork, options: Options): Promise<number> => {
  if (!globalThis.crypto?.subtle) throw new ProofOfWorkFailed()
  try {
    return await solveInWorker(work, options)
  } catch (error) {
    options.signal.throwIfAborted()
    if (error instanceof ProofOfWorkFailed && error.message === '') throw error
    return solveHere(work, options)
  }
}
