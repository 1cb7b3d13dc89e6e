import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { StartFailure } from './start-failure.ts'

/** The `DATA_DIR` that keeps nothing. */
export const inMemory = ':memory:'

/** Where a stack keeps what outlives a restart. */
export interface DataFolder {
  readonly path: string
  /** True when nothing is kept: the folder is a temporary one and goes with the stack. */
  readonly ephemeral: boolean
  /** The path of a file in the folder. */
  file(name: string): string
  close(): Promise<void>
}

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

// A process id alone is not proof: after a crash or in a fresh container another process may have it.
const answers = async (url: string): Promise<boolean> => {
  try {
    await fetch(`${url}/__local/health`, { signal: AbortSignal.timeout(1000) })
    return true
  } catch {
    return false
  }
}

interface Holder {
  pid: number
  url: string
}

const readHolder = async (lock: string): Promise<Holder | undefined> => {
  try {
    return JSON.parse(await readFile(lock, 'utf8')) as Holder
  } catch {
    return undefined
  }
}

const openTemporary = async (): Promise<DataFolder> => {
  const path = await mkdtemp(join(tmpdir(), 'local-stack-'))
  return {
    path,
    ephemeral: true,
    file: (name) => join(path, name),
    close: () => rm(path, { recursive: true, force: true }),
  }
}

/**
 * Opens the folder for the stack at `url`. Two stacks on one folder would hand out every event twice, so a
 * folder in use is refused, as is one that cannot be written: `StartFailure`.
 */
export const openDataFolder = async (dataDir: string, url: string): Promise<DataFolder> => {
  if (dataDir === inMemory) return openTemporary()
  const path = resolve(dataDir)
  const lock = join(path, 'stack.json')
  const holder = await readHolder(lock)
  if (holder && holder.pid !== process.pid && isAlive(holder.pid) && (await answers(holder.url)))
    throw new StartFailure(
      `The data folder ${path} is in use by the stack at ${holder.url} (process ${holder.pid}).`,
    )
  try {
    await mkdir(path, { recursive: true })
    await writeFile(lock, JSON.stringify({ pid: process.pid, url } satisfies Holder))
  } catch (error) {
    throw new StartFailure(`The data folder ${path} cannot be written: ${(error as Error).message}.`)
  }
  return {
    path,
    ephemeral: false,
    file: (name) => join(path, name),
    close: () => rm(lock, { force: true }),
  }
}
