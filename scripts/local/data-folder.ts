import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { takeLock } from './folder-lock.ts'
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

/** Who has the folder, for who finds it taken. */
interface Holder {
  pid: number
  url: string
}

const readHolder = async (file: string): Promise<Holder | undefined> => {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Holder
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

const cannotBeWritten = (path: string, error: unknown): StartFailure =>
  new StartFailure(`The data folder ${path} cannot be written: ${(error as Error).message}.`)

const take = async (path: string): Promise<(() => void) | undefined> => {
  try {
    // Whoever may read the table's file needs no engine.
    await mkdir(path, { recursive: true, mode: 0o700 })
    return takeLock(join(path, 'stack.lock'))
  } catch (error) {
    throw cannotBeWritten(path, error)
  }
}

/**
 * Opens the folder for the stack at `url`. Two stacks on one folder would hand out every event twice, so a
 * folder in use is refused, as is one that cannot be written: `StartFailure`.
 */
export const openDataFolder = async (dataDir: string, url: string): Promise<DataFolder> => {
  if (dataDir === inMemory) return openTemporary()
  const path = resolve(dataDir)
  const holderFile = join(path, 'stack.json')
  const release = await take(path)
  if (!release) {
    const holder = await readHolder(holderFile)
    throw new StartFailure(
      `The data folder ${path} is in use${holder ? ` by the stack at ${holder.url} (process ${holder.pid})` : ''}.`,
    )
  }
  try {
    await writeFile(holderFile, JSON.stringify({ pid: process.pid, url } satisfies Holder))
  } catch (error) {
    release()
    throw cannotBeWritten(path, error)
  }
  return {
    path,
    ephemeral: false,
    file: (name) => join(path, name),
    async close() {
      await rm(holderFile, { force: true })
      release()
    },
  }
}
