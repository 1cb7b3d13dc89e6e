import { statfs } from 'node:fs/promises'
import { StartFailure } from './start-failure.ts'

/** Room for a new stack and an upload, so that the disk is never filled to the last byte. */
const neededMegabytes = 16
const lookEvery = 1000

/** A message if the disk of a folder is full; undefined if not, or if the system does not report it. */
const findFullDisk = async (folder: string): Promise<string | undefined> => {
  const { bavail, bsize, blocks } = await statfs(folder)
  return blocks === 0 || bavail * bsize >= neededMegabytes * 1024 * 1024
    ? undefined
    : `The disk is full: less than ${neededMegabytes} MB are left where ${folder} is.`
}

/** Throws `StartFailure` if the disk of a folder is full. */
export const refuseFullDisk = async (folder: string): Promise<void> => {
  const full = await findFullDisk(folder)
  if (full) throw new StartFailure(`${full} Free some space, and start again.`)
}

export interface DiskWatch {
  /** Why nothing can be written at the moment. */
  full(): string | undefined
  stop(): void
}

/** Watches the disk of a folder. Reports when it is full, and when there is room again. */
export const watchDisk = (folder: string, tell: (line: string) => void): DiskWatch => {
  let full: string | undefined
  const look = async () => {
    const found = await findFullDisk(folder).catch(() => undefined)
    if (found && !full) tell(`${found} Free some space: the stack waits for it.`)
    if (!found && full) tell('There is room on the disk again: the stack goes on.')
    full = found
  }
  const timer = setInterval(() => void look(), lookEvery)
  return { full: () => full, stop: () => clearInterval(timer) }
}
