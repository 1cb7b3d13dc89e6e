import { Worker } from 'node:worker_threads'
import { createProgress, Finding, inOneLine, type Part } from '../part.ts'
import type { Batch, Told } from './history-worker.ts'

/** Acts of a history, besides those that it begins with. */
const steps = 24

/** So many histories are lived at once, each in a thread of its own. */
const threads = 2

/** Histories of a thread. It begins anew, which takes as long as some of them: with few, one thread does. */
const [fewest, most] = [20, 100]

/** Lives through the histories of a batch, one after another. `tell` hears of each. */
const liveThrough = (batch: Batch, tell: (acts: number) => void): Promise<void> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./history-worker.ts', import.meta.url), { workerData: batch })
    worker.on('message', (told: Told) => {
      if ('acts' in told) tell(told.acts)
      else reject(new Finding(told.failure, `--only histories --seed ${told.seed} --count 1`))
    })
    worker.on('error', (error) => reject(new Error(`a thread of histories failed: ${inOneLine(error)}`)))
    worker.on('exit', () => resolve())
  })

/** Random lives of facilities. The nth has the seed plus n. */
export const histories: Part = {
  counted: 'histories',
  usualCount: 10_000,
  summary:
    'random lives of three facilities of two currencies in one portfolio, with throttles, lost answers, and events that come twice and in any order; one of fifty on the engine, the others in memory',
  async run({ seed, count, services, say }) {
    const progress = createProgress(say, 'histories', count)
    let [next, done, acts] = [0, 0, 0]
    const historiesOfThread = Math.max(fewest, Math.min(most, Math.ceil(count / threads)))
    const thread = async () => {
      while (next < count) {
        const first = next
        next = Math.min(count, first + historiesOfThread)
        await liveThrough({ services, first: seed + first, count: next - first, steps }, (actsOfOne) => {
          acts += actsOfOne
          progress.tell(++done)
        })
      }
    }
    await Promise.all(Array.from({ length: threads }, thread))
    if (done < count) throw new Error(`only ${done} of ${count} histories came to their end`)
    const each = ((progress.seconds() * 1000) / count).toFixed(0)
    return `${count} histories, ${acts} acts: the books in order after each (${each} ms a history)`
  },
}
