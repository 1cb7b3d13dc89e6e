import { mkdtemp, statfs } from 'node:fs/promises'
import { join } from 'node:path'

/** Linux's in-memory file system: faster than a disk. Containers may have next to none. */
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

/** A new folder for temporary files: in memory if possible, else in `folder`. */
export const openTemporaryFolder = async (folder: string): Promise<string> =>
  mkdtemp(join((await hasMemory()) ? memory : folder, 'engine-'))
