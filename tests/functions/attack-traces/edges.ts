import { accountEndpoints } from '#shared/account/account.endpoints.ts'
import { createJobsHandler } from '../../../functions/jobs/handler.ts'
import { deskOf } from '../../support/desk-of.ts'
import { originKeysFrom } from '../../support/origin-keys.ts'
import { signUpSeller } from '../../support/sign-up-seller.ts'
import { createTestApp } from '../../support/test-app.ts'
import { type Attacks, watchTraces } from './watch-traces.ts'

const nobody = { email: 'nobody@shop.test', phone: '+8613900000000' }

/** What tries the edges of what is read and shown, by the rows of the document. */
export const atTheEdges: Attacks = {
  'a name that is a formula: the lender’s spreadsheet': async (app) => {
    const seller = await signUpSeller(app)
    return watchTraces(app, { seller }, async () => {
      await app.send(
        accountEndpoints.updateProfile,
        { body: { user_name: '＝HYPERLINK("http://elsewhere.example")' } },
        { token: seller.token },
      )
      await deskOf(app.deps)({ action: 'audit-export', actor: 'ada' })
    })
  },
  'a publisher of rates: to fill the server’s memory': async (app) => {
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
  'the API’s own address: to call past the site and its firewall': async () => {
    const behindSite = await createTestApp({ originKeys: originKeysFrom('what the keys follow from') })
    const traces = await watchTraces(behindSite, { seller: nobody }, async () => {
      await behindSite.send(accountEndpoints.getCallerIp, {}, {})
    })
    await behindSite.close()
    return traces
  },
  // Whoever looks does so in the account, which records it.
  'somebody who may look at the Lambdas: the secrets in their variables': async () => ['trail'],
}
