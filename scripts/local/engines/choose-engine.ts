import { StartFailure } from '../start-failure.ts'
import { startDynamodbLocal } from './dynamodb-local.ts'
import { startEmbeddedEngine } from './embedded-engine.ts'
import type { StartEngine } from './engine.ts'
import { connectLocalstack } from './localstack.ts'

const engines: Record<string, () => StartEngine> = {
  embedded: () => startEmbeddedEngine(),
  'dynamodb-local': () => startDynamodbLocal(process.env.DYNAMODB_LOCAL_JAR),
  localstack: () => connectLocalstack(process.env.LOCALSTACK_ENDPOINT),
}

/** The engine named by `LOCAL_ENGINE`. Throws `StartFailure` for an unknown name. */
export const chooseEngine = (name: string): StartEngine => {
  const choose = Object.hasOwn(engines, name) ? engines[name] : undefined
  if (!choose)
    throw new StartFailure(`LOCAL_ENGINE is "${name}"; it can be ${Object.keys(engines).join(' or ')}.`)
  return choose()
}
