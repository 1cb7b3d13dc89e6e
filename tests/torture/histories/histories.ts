import { Worker } from 'node:worker_threads'
import { createProgress, Finding, inOneLine, type Part } from '../part.ts'
import type { Batch, HistoryResult } from './history-worker.ts'
import type { VerifiedKind } from './notified/verified-facts.ts'

/** Acts per history, in addition to its initial state. */
const steps = 24

/** Worker threads, each of which runs one history at a time. */
const threads = 2

/**
 * Histories per thread. Building the initial state takes as long as some histories, so a few histories share
 * one thread.
 */
const [minPerThread, maxPerThread] = [20, 100]

/** Runs the histories of a batch one after another, and calls `onDone` after each. */
const runBatch = (
  batch: Batch,
  onDone: (result: Extract<HistoryResult, { acts: number }>) => void,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./history-worker.ts', import.meta.url), { workerData: batch })
    worker.on('message', (result: HistoryResult) => {
      if ('acts' in result) onDone(result)
      else reject(new Finding(result.failure, `--only histories --seed ${result.seed} --count 1`))
    })
    worker.on('error', (error) => reject(new Error(`a thread of histories failed: ${inOneLine(error)}`)))
    worker.on('exit', () => resolve())
  })

/** Random histories of facilities. The nth has the seed plus n. */
export const histories: Part = {
  counted: 'histories',
  defaultCount: 10_000,
  summary:
    'random histories of three facilities in two currencies in one portfolio, with throttling, lost responses, and duplicate and unordered events; one of fifty on the engine, the others in memory',
  async run({ seed, count, services, say }) {
    const progress = createProgress(say, 'histories', count)
    let [next, done, acts] = [0, 0, 0]
    const compared = new Set<VerifiedKind>()
    const historiesOfThread = Math.max(minPerThread, Math.min(maxPerThread, Math.ceil(count / threads)))
    const thread = async () => {
      while (next < count) {
        const first = next
        next = Math.min(count, first + historiesOfThread)
        await runBatch({ services, first: seed + first, count: next - first, steps }, (result) => {
          acts += result.acts
          for (const kind of result.compared) compared.add(kind)
          progress.tell(++done)
        })
      }
    }
    await Promise.all(Array.from({ length: threads }, thread))
    if (done < count) throw new Error(`only ${done} of ${count} histories came to their end`)
    const each = ((progress.seconds() * 1000) / count).toFixed(0)
    return `${count} histories, ${acts} acts: the books in order after each, ${compared.size} kinds of notifications as they have them (${each} ms a history)`
  },
}
