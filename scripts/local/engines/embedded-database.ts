import { accessSync, constants } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'
import { StartFailure } from '../start-failure.ts'
import { indexStream, trimStream } from './embedded-stream.ts'
import type { Engine, StartEngine } from './engine.ts'
import { openTemporaryFolder } from './temporary-folder.ts'

const platform = `${process.platform}-${process.arch}`

/** The installed engine binary for this machine: SQLite with DynamoDB's API, durable over kill -9. */
export const embeddedBinary = join(projectRoot, 'node_modules', '@dynoxide', platform, 'dynoxide')

/** Starts the engine's binary, by `run`, on a file in a folder. */
export const startFileEngine =
  (
    binary: string,
    run: (place: { binary: string; database: string; folder: string }) => Promise<Engine>,
  ): StartEngine =>
  async ({ folder, ephemeral }) => {
    try {
      accessSync(binary, constants.X_OK)
    } catch {
      throw new StartFailure(
        `The DynamoDB engine's binary is missing (${binary}): run "npm ci", or set LOCAL_ENGINE=dynamodb-local.`,
      )
    }
    const place = ephemeral ? await openTemporaryFolder(folder) : folder
    const database = join(place, 'table.db')
    try {
      const engine = await run({ binary, database, folder })
      indexStream(database)
      return ephemeral
        ? engine
        : { ...engine, trimStream: (table, handled) => trimStream(database, table, handled) }
    } finally {
      // The engine has opened its files, so the folder can be deleted now: it is gone however the engine ends.
      if (ephemeral) await rm(place, { recursive: true, force: true })
    }
  }
