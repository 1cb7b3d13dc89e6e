import { mkdtemp, statfs } from 'node:fs/promises'
import { join } from 'node:path'

/** Where Linux keeps files in memory: there is no disk to wait for. Containers may have next to nothing there. */
const memory = '/dev/shm'
const enoughBytes = 256 * 1024 * 1024

const hasMemory = async (): Promise<boolean> => {
  try {
    const { bavail, bsize } = await statfs(memory)
    return bavail * bsize >= enoughBytes
  } catch {
    return false
  }
}

/** A new folder for files that nobody keeps: in memory where the machine has a place for it, else in `folder`. */
export const openPassingFolder = async (folder: string): Promise<string> =>
  mkdtemp(join((await hasMemory()) ? memory : folder, 'engine-'))
