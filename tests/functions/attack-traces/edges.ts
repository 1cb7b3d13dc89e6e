import type { LambdaFunctionURLEventWithIAMAuthorizer } from 'aws-lambda'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { createDeskHandler } from '../../../functions/desk/handler.ts'
import { createHttpHandler } from '../../../functions/desk/http-handler.ts'
import { createJobsHandler } from '../../../functions/jobs/handler.ts'
import { deskOf } from '../../support/desk-of.ts'
import { originKeysFrom } from '../../support/origin-keys.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import { createTestApp, type TestApp } from '../../support/test-app.ts'
import { type WrittenStatement, writeCamt, writeMt940 } from '../desk/payments/statements/write-statements.ts'
import { type Attacks, watchTraces } from './watch-traces.ts'

const nobody = { email: 'nobody@shop.test', phone: '+8613900000000' }

/** Imports a bank statement as a member of the lender's staff, through the command line's handler. */
const readIn = (app: TestApp, file: string) => {
  const handler = createHttpHandler(
    createDeskHandler(app.deps),
    { roles: { 'user/lending/': ['payments'] } },
    async () => {},
    app.deps,
  )
  return handler({
    headers: {},
    requestContext: {
      requestId: 'attack',
      authorizer: { iam: { userArn: 'arn:aws:iam::123456789012:user/lending/ada' } },
    },
    body: JSON.stringify({ action: 'statement-read', file: Buffer.from(file).toString('base64') }),
    isBase64Encoded: false,
  } as unknown as LambdaFunctionURLEventWithIAMAuthorizer)
}

const tracesOfFile = (app: TestApp, file: string) =>
  watchTraces(app, { seller: nobody }, async () => void (await readIn(app, file)))

const statementOf = (line: { text?: string; day?: string }, more: Partial<WrittenStatement> = {}) => ({
  lines: [{ cents: 100_00, text: 'Repayment', ...line }],
  ...more,
})

/** Attacks on parsing and display, by their rows in `docs/attacks.md`. */
export const edgeCaseAttacks: Attacks = {
  'a name that is a formula: to run in the lender’s spreadsheet': async (app) => {
    const seller = await signUpSeller(app)
    return watchTraces(app, { seller }, async () => {
      await app.send(
        accountEndpoints.updateProfile,
        { body: { user_name: '＝HYPERLINK("http://elsewhere.example")' } },
        seller,
      )
      await deskOf(app.deps)({ action: 'audit-export', actor: 'ada' })
    })
  },
  'a bank file with a text of megabytes: to store a statement without its lines': (app) =>
    tracesOfFile(app, writeMt940(statementOf({ text: 'x'.repeat(2_000_000) }))),
  'a bank file of an account with the same last digits as the lender’s: to be booked as the lender’s money': (
    app,
  ) => tracesOfFile(app, writeCamt(statementOf({}, { account: '9-123-456789-000' }))),
  'a bank file of a future day: to stop interest before the money arrives': (app) =>
    tracesOfFile(app, writeCamt(statementOf({ day: '2031-01-31' }))),
  'deeply nested JSON: to cause an error or crash a Lambda': (app) =>
    watchTraces(app, { seller: nobody }, async () => {
      await app.sendRaw(accountEndpoints.login, { body: '['.repeat(200_000) })
    }),
  'a publisher of rates: to exhaust the server’s memory': async (app) => {
    const { deps } = app
    const withoutEnd = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(new Uint8Array(1024 * 1024)),
    })
    const run = createJobsHandler({
      ...deps,
      config: { ...deps.config, exchangeRatesUrl: 'https://rates.test' },
      fetch: async () => new Response(withoutEnd),
    })
    const traces = await watchTraces(app, { seller: nobody }, async () => {
      await run({ job: 'exchange-rate-refresh' }).catch(() => {})
    })
    return traces.includes('log a job is done')
      ? traces
      : [...traces, 'alarm exchange-rate-refresh-missed', 'alarm jobs-failed']
  },
  'the API’s own address: to bypass the site and its firewall': async () => {
    const behindSite = await createTestApp({ originKeys: originKeysFrom('what the keys follow from') })
    const traces = await watchTraces(behindSite, { seller: nobody }, async () => {
      await behindSite.send(accountEndpoints.getCallerIp, {}, {})
    })
    await behindSite.close()
    return traces
  },
  // Reading the configuration requires access to the AWS account, whose trail records it.
  'a reader of the Lambdas’ configuration: to read secrets in their variables': async () => ['trail'],
}
