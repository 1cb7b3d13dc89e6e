import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { StartFailure } from '../start-failure.ts'
import type { StartEngine } from './engine.ts'
import { runEngine } from './run-engine.ts'

/** Amazon's own DynamoDB Local, from a jar that the machine has: `DYNAMODB_LOCAL_JAR` names it. Needs Java. */
export const startDynamodbLocal =
  (jar: string | undefined): StartEngine =>
  async ({ folder, ephemeral }) => {
    if (!jar || !existsSync(jar))
      throw new StartFailure(
        `LOCAL_ENGINE=dynamodb-local needs DYNAMODB_LOCAL_JAR, the path of DynamoDBLocal.jar${jar ? `: there is no ${jar}` : ''}.`,
      )
    const place = ephemeral ? ['-inMemory'] : ['-dbPath', folder]
    return runEngine({
      name: 'dynamodb-local',
      command: 'java',
      args: (port) => [
        `-Djava.library.path=${join(dirname(jar), 'DynamoDBLocal_lib')}`,
        '-jar',
        jar,
        ...place,
        '-sharedDb',
        '-port',
        String(port),
      ],
      cwd: folder,
    })
  }
