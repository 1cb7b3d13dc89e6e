import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Config } from '../../../functions/runtime/config.ts'
import { createMessenger } from '../../../functions/runtime/messenger.ts'
import { localCredentials } from '../../../scripts/local/object-store.ts'
import { listenLocally } from '../../support/local-server.ts'

let peer: Server
let endpoint: string
let refusal: { status: number; code: string }
const log: unknown[] = []

/** Refuses every mail and SMS, as SES and SNS do in the query protocol. */
beforeAll(async () => {
  process.env['AWS_ACCESS_KEY_ID'] = localCredentials.accessKeyId
  process.env['AWS_SECRET_ACCESS_KEY'] = localCredentials.secretAccessKey
  peer = createServer((_, response) => {
    response.writeHead(refusal.status, { 'content-type': 'text/xml' })
    response.end(
      `<ErrorResponse><Error><Type>Sender</Type><Code>${refusal.code}</Code><Message>+11111111111</Message></Error><RequestId>r</RequestId></ErrorResponse>`,
    )
  })
  endpoint = await listenLocally(peer)
})
beforeEach(() => {
  log.length = 0
})
afterAll(() => {
  peer.closeAllConnections()
  peer.close()
})

const messenger = () =>
  createMessenger(
    { region: 'ap-east-1', endpoints: { ses: endpoint, sns: endpoint }, mailFrom: 'a@b.test' } as Config,
    { requestTimeout: 5_000, connectionTimeout: 5_000 },
    (level, message, fields) => void log.push({ level, message, fields }),
  )

const ways = {
  sms: () => messenger().sendSms('+11111111111', 'your code'),
  mail: () => messenger().sendMail({ to: 'lin@shop.test', subject: 's', text: 't', html: 'h' }),
}

test.each([
  ['sms', 'InvalidParameter', 'InvalidParameterException'],
  ['sms', 'ParameterValueInvalid', 'InvalidParameterValueException'],
  ['mail', 'InvalidParameterValue', 'InvalidParameterValue'],
] as const)(
  '%s to an invalid recipient (%s) is given up and logged without the recipient',
  async (way, code, error) => {
    refusal = { status: 400, code }
    await ways[way]()
    expect(log).toEqual([
      { level: 'error', message: 'a mail or an SMS has nobody to go to', fields: { error } },
    ])
  },
)

test.each([
  ['sms', 403, 'AuthorizationError'],
  ['mail', 400, 'MessageRejected'],
] as const)('%s refused for another reason (%i %s) is retried by its event', async (way, status, code) => {
  refusal = { status, code }
  await expect(ways[way]()).rejects.toThrow('+11111111111')
  expect(log).toEqual([])
})
