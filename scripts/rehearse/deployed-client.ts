import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'
import * as z from 'zod'
import { createTable } from '../../functions/data/dynamodb-table.ts'
import { liveAlias } from '../../infra/live-alias.ts'
import { callCloudDesk } from '../desk/call-cloud-desk.ts'
import { type LocalClient, until } from '../journey/local-client.ts'
import { findNextDueDate } from '../local/next-due-date.ts'
import type { DeployedClock } from './deployed-clock.ts'
import type { Deployment } from './deployment.ts'
import type { Emulator } from './emulator.ts'
import { fetchThrough } from './open-front.ts'
import { waitForEvents } from './wait-for-events.ts'

const mails = z.object({
  messages: z.record(z.string(), z.array(z.object({ To: z.array(z.string()), BodyText: z.string() }))),
})
const texts = z.object({
  sms_messages: z.record(z.string(), z.array(z.looseObject({ Message: z.string() }))),
})

/** The journey's client for a deployed portal, in place of the local toolbox: messages, clock, jobs, back office. */
export const createDeployedClient = async (
  emulator: Emulator,
  deployment: Deployment,
  clock: DeployedClock,
  user: LambdaClient,
): Promise<LocalClient> => {
  const { environment } = deployment
  const url = emulator.variables['AWS_ENDPOINT_URL'] ?? ''
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' }
  const connection = { region: environment.region, endpoint: url, credentials }
  const [lambda, dynamodb] = [new LambdaClient(connection), new DynamoDBClient(connection)]
  const functions = await deployment.resources('application', 'AWS::Lambda::Function')
  const { tableName } = await deployment.stores()
  const table = createTable(dynamodb, tableName, () => 0)
  const jobs = Object.entries(functions).find(([id]) => id.startsWith('JobsFunction'))?.[1]
  const read = async (path: string): Promise<unknown> => (await fetch(`${url}/_ministack/${path}`)).json()
  const messagesTo = async (to: string): Promise<string[]> => {
    if (to.startsWith('+'))
      return (texts.parse(await read('sns/sms-messages')).sms_messages[to] ?? []).map(
        ({ Message }) => Message,
      )
    const all = Object.values(mails.parse(await read('ses/messages')).messages).flat()
    return all.filter(({ To }) => To.includes(to)).map(({ BodyText }) => BodyText)
  }
  const runJob = async (job: string): Promise<unknown> => {
    const { FunctionError, Payload } = await lambda.send(
      new InvokeCommand({ FunctionName: jobs, Qualifier: liveAlias, Payload: JSON.stringify({ job }) }),
    )
    const result = Payload?.transformToString() ?? ''
    if (FunctionError) throw new Error(`the job ${job} failed: ${result}`)
    return JSON.parse(result || 'null') as unknown
  }
  return {
    received: (to, pattern) =>
      until(`a message to ${to} with ${pattern}`, async () =>
        (await messagesTo(to))
          .toReversed()
          .map((text) => pattern.exec(text)?.[1])
          .find((match) => match !== undefined),
      ),
    now: async () => clock.now(),
    async nextDueDate() {
      const date = await findNextDueDate(table, clock.now())
      if (!date) throw new Error('nothing falls due')
      return date
    },
    async setClock(to) {
      // Work in progress is finished at the old time first: a consent would expire during the sync of its shop.
      await waitForEvents(table, clock.now())
      await clock.set(to)
      await runJob('origin-key')
    },
    runJob,
    async desk(action, input) {
      const response = await callCloudDesk(
        environment.name,
        action,
        { reason: 'rehearsal', ...input },
        async () => user,
        fetchThrough(emulator.port),
      )
      if (!response.ok) throw new Error(`${action} was refused: ${response.message}`)
      return response.outcome
    },
  }
}
