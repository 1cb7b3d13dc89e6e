import { mkdtemp, statfs } from 'node:fs/promises'
import { join } from 'node:path'

/** Where Linux keeps files in memory: there is no disk to wait for. Containers may have next to nothing there. */
const memory = '/dev/shm'
const enoughBytes = 256 * 1024 * 1024

/** Whether the machine has a place for files in memory. */
export const hasMemoryFolder = async (): Promise<boolean> => {
  try {
    const { bavail, bsize } = await statfs(memory)
    return bavail * bsize >= enoughBytes
  } catch {
    return false
  }
}

/** A new folder there, for files that nobody keeps; undefined where there is no place for it. */
export const openMemoryFolder = async (): Promise<string | undefined> =>
  (await hasMemoryFolder()) ? mkdtemp(join(memory, 'engine-')) : undefined
