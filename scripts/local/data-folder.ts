import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { takeLock } from './folder-lock.ts'
import { StartFailure } from './start-failure.ts'

/** The `DATA_DIR` of a stack without persistence. */
export const inMemory = ':memory:'

/** A stack's persistent data. */
export interface DataFolder {
  readonly path: string
  /** True without persistence: the folder is a temporary one and is deleted with the stack. */
  readonly ephemeral: boolean
  /** The path of a file in the folder. */
  file(name: string): string
  close(): Promise<void>
}

/** The holder of the folder, for the error message. */
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
    // Reading the table's file needs no engine, so the folder is private.
    await mkdir(path, { recursive: true, mode: 0o700 })
    return takeLock(join(path, 'stack.lock'))
  } catch (error) {
    throw cannotBeWritten(path, error)
  }
}

/**
 * Opens the folder for the stack at `url`. Two stacks on one folder would deliver every event twice, so a folder in use
 * is refused, as is one that cannot be written: `StartFailure`.
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
