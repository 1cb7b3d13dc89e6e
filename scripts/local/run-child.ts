import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process'
import { once } from 'node:events'

/** A process that ends with its parent, however the parent ends. */
export interface Child {
  /** Resolves with its last output when the process has ended. */
  readonly exited: Promise<string>
  stop(): Promise<void>
}

// The shell holds a pipe from the parent. When the parent is gone, killed outright even, the pipe closes and the
// shell ends the process: nothing is left behind.
const watchdog = `
exec 3<&0
"$@" </dev/null 3<&- &
child=$!
{ cat <&3 >/dev/null; kill "$child" 2>/dev/null; } &
exec 3<&-
wait "$child"
`

const patience = 3000
const lastTranslations = 600

const killGroup = (pid: number): void => {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // already gone
  }
}

/**
 * Starts `command`, which ends when its standard input does. It has its own process group, so that a Ctrl-C reaches it
 * through its parent, in order. Its output is standard error, and what `heed` receives.
 */
export const runDependentChild = (
  command: string,
  args: readonly string[],
  cwd: string,
): Child & { readonly process: ChildProcessWithoutNullStreams; heed(words: string): void } => {
  const child = spawn(command, args, { cwd, detached: true, stdio: 'pipe' })
  let words = ''
  const heed = (more: string) => {
    words = (words + more).slice(-lastTranslations)
  }
  child.stderr.on('data', (chunk: Buffer) => heed(chunk.toString()))
  child.stdin.on('error', () => {}) // the process ended first
  const exited = once(child, 'close').then(
    () => {
      child.stdin.destroy()
      return words.trim()
    },
    (error: unknown) => String(error),
  )
  return {
    process: child,
    heed,
    exited,
    async stop() {
      const { pid } = child
      if (pid === undefined) return
      child.stdin.destroy() // as if the parent were gone
      const impatient = setTimeout(() => killGroup(pid), patience)
      await exited
      clearTimeout(impatient)
    },
  }
}

/** Starts `command`, which ignores standard input. */
export const runChild = (
  command: string,
  args: readonly string[],
  cwd: string,
  hear: (words: string) => void = () => {},
): Child => {
  const { process, heed, exited, stop } = runDependentChild(
    '/bin/sh',
    ['-c', watchdog, 'sh', command, ...args],
    cwd,
  )
  process.stdout.on('data', (chunk: Buffer) => {
    heed(chunk.toString())
    hear(chunk.toString())
  })
  process.stderr.on('data', (chunk: Buffer) => hear(chunk.toString()))
  return { exited, stop }
}
