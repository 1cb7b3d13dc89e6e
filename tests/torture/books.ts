import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { stripVTControlCharacters } from 'node:util'
import { projectRoot } from '../../scripts/local/project-root.ts'
import { createProgress, Finding, type Part } from './part.ts'

const file = 'tests/functions/books/random-books.test.ts'

/** Histories per process: ending it frees its memory, and starting one takes as long as a few histories. */
const historiesOfProcess = 25

const processes = 2

const loansOfHistory = 8

/** The seed in the name of the first test that failed, with its message. */
const findingIn = (output: string, first: number): Finding => {
  const lines = stripVTControlCharacters(output).split('\n')
  const seed = lines.flatMap((line) => / FAIL .*, seed (\d+)/.exec(line)?.[1] ?? [])[0]
  const message = lines.find((line) => /Error/.test(line)) ?? lines.findLast((line) => line.trim() !== '')
  return new Finding(
    `${message ?? 'no output'}`,
    `--only books --seed ${seed ?? first} --count ${seed ? 1 : historiesOfProcess}`,
  )
}

const runShard = async (first: number, count: number): Promise<void> => {
  // The child must not inherit the variables of a Vitest run that calls this.
  const {
    VITEST: _test,
    VITEST_MODE: _mode,
    VITEST_POOL_ID: _pool,
    VITEST_WORKER_ID: _worker,
    ...env
  } = process.env
  const child = spawn(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', file], {
    cwd: projectRoot,
    env: { ...env, RANDOM_BOOKS: String(count), RANDOM_BOOKS_SEED: String(first) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise<number | null>((resolve, reject) => child.on('error', reject).on('exit', resolve))
  const [output, errors, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  if (code !== 0) throw findingIn(`${output}\n${errors}`, first)
}

/** Random loans through fourteen months of books. The nth history has the seed plus n. */
export const books: Part = {
  counted: 'histories',
  defaultCount: 1250,
  summary:
    'eight random loans in two currencies through fourteen months: journal, trial balance, allowance and book currency tie each month, and no month changes later',
  async run({ seed, count, say }) {
    const progress = createProgress(say, 'histories', count)
    let [next, done] = [0, 0]
    const shards = async () => {
      while (next < count) {
        const first = next
        next = Math.min(count, first + historiesOfProcess)
        const histories = next - first
        await runShard(seed + first, histories)
        done += histories
        progress.tell(done)
      }
    }
    await Promise.all(Array.from({ length: processes }, shards))
    if (done < count) throw new Error(`only ${done} of ${count} histories came to their end`)
    const each = ((progress.seconds() * 1000) / count).toFixed(0)
    return `${count} histories, ${loansOfHistory * count} loans: the books tie in each month (${each} ms a history)`
  },
}
