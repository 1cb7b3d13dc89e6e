import { accessSync, constants } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '../project-root.ts'
import { StartFailure } from '../start-failure.ts'
import type { StartEngine } from './engine.ts'
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
    const database = ephemeral ? [] : ['--db-path', join(folder, 'table.db')]
    return runEngine({
      name: 'embedded',
      command: binary,
      args: (port) => ['serve', '--host', '127.0.0.1', '--port', String(port), ...database],
      cwd: folder,
    })
  }
