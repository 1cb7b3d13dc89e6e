import { readdir, readFile } from 'node:fs/promises'

const periodMs = 10
/** What a process may use at once, in periods: the scheduler gives time in slices. */
const burstPeriods = 2

/** The processor time of all threads of a process, in milliseconds. Only Linux reports it this exactly. */
const processorMs = async (pid: number): Promise<number> => {
  const folder = `/proc/${pid}/task`
  const threads = await readdir(folder)
  const times = await Promise.all(
    threads.map(async (thread) => {
      // A thread may end between.
      const text = await readFile(`${folder}/${thread}/schedstat`, 'utf8').catch(() => '0')
      return Number(text.split(' ')[0]) / 1e6
    }),
  )
  return times.reduce((sum, ms) => sum + ms, 0)
}

/**
 * Limits a process to a share of a processor, as Lambda does by memory: it is stopped while it has used more than its
 * share. Returns how to end that.
 */
export const limitProcessor = (pid: number, share: number): (() => void) => {
  const released = new AbortController()
  const run = async () => {
    const began = performance.now()
    const used = await processorMs(pid)
    while (!released.signal.aborted) {
      const ahead =
        (await processorMs(pid)) - used - share * (performance.now() - began + burstPeriods * periodMs)
      if (ahead > 0) process.kill(pid, 'SIGSTOP')
      await new Promise((resolve) => setTimeout(resolve, Math.max(periodMs, ahead / share)))
      if (ahead > 0) process.kill(pid, 'SIGCONT')
    }
  }
  // The process has ended.
  run().catch(() => {})
  return () => released.abort()
}
