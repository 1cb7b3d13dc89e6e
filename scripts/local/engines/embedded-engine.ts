import { accessSync, constants } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'
import { StartFailure } from '../start-failure.ts'
import type { StartEngine } from './engine.ts'
import { indexStream } from './index-stream.ts'
import { openMemoryFolder } from './memory-folder.ts'
import { runEngine } from './run-engine.ts'

const platform = `${process.platform}-${process.arch}`

/** Where the install puts the engine's binary for this machine. */
export const embeddedBinary = join(projectRoot, 'node_modules', '@dynoxide', platform, 'dynoxide')

/** The engine that comes with the install: SQLite behind DynamoDB's API, durable over kill -9. */
export const startEmbeddedEngine =
  (binary: string = embeddedBinary): StartEngine =>
  async ({ folder, ephemeral }) => {
    try {
      accessSync(binary, constants.X_OK)
    } catch {
      throw new StartFailure(
        `The DynamoDB engine's binary is missing (${binary}): run "npm ci", or set LOCAL_ENGINE=dynamodb-local.`,
      )
    }
    const place = ephemeral ? await openMemoryFolder() : folder
    const database = place && join(place, 'table.db')
    const kept = database ? ['--db-path', database] : []
    try {
      const engine = await runEngine({
        name: 'embedded',
        command: binary,
        args: (port) => ['serve', '--host', '127.0.0.1', '--port', String(port), ...kept],
        cwd: folder,
      })
      if (database) indexStream(database)
      return engine
    } finally {
      // The engine has its files open: what it holds goes with it, however it ends.
      if (place && ephemeral) await rm(place, { recursive: true, force: true })
    }
  }
