import { DatabaseSync } from 'node:sqlite'

const busy = 5

/**
 * Takes the lock at `path`, which the system releases when this process ends, however it ends: a process id is
 * unreliable, since after a crash another process may have it. Undefined if it is taken; otherwise the function that
 * releases it.
 */
export const takeLock = (path: string): (() => void) | undefined => {
  // Node has no file locks of its own, and SQLite's work on every system.
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
