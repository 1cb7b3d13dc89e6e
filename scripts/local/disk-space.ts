import { statfs } from 'node:fs/promises'
import { StartFailure } from './start-failure.ts'

/** What a new stack writes, and an upload, fit into this: nobody meets a disk that is full to the last byte. */
const neededMegabytes = 16
const lookEvery = 1000

/** Says in a line that the disk of a folder is full; undefined where it is not, or where the system does not tell. */
export const findFullDisk = async (folder: string): Promise<StartFailure | undefined> => {
  const { bavail, bsize, blocks } = await statfs(folder)
  return blocks === 0 || bavail * bsize >= neededMegabytes * 1024 * 1024
    ? undefined
    : new StartFailure(
        `The disk is full: less than ${neededMegabytes} MB are left where ${folder} is. Free some space, and start again.`,
      )
}

/** Looks after the disk of a folder, and has `tell` know once that it is full. Gives what ends it. */
export const watchDisk = (folder: string, tell: (failure: StartFailure) => void): (() => void) => {
  const look = async () => {
    const full = await findFullDisk(folder).catch(() => undefined)
    if (full) tell(full)
  }
  const timer = setInterval(() => void look(), lookEvery)
  return () => clearInterval(timer)
}
