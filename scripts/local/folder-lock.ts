import { DatabaseSync } from 'node:sqlite'

const busy = 5

/**
 * Takes the lock at `path`, which the system gives back when this process ends, however it ends: a process id says
 * nothing, since after a crash another process may have it. Undefined where somebody holds it; gives what lets it go.
 */
export const takeLock = (path: string): (() => void) | undefined => {
  // Node has no file locks of its own, and SQLite's hold on every system.
  const file = new DatabaseSync(path)
  try {
    file.exec('BEGIN EXCLUSIVE')
    return () => file.close()
  } catch (error) {
    file.close()
    if ((error as { errcode?: number }).errcode === busy) return undefined
    throw error
  }
}
