import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { maximumFileSize } from '#shared/files/file-types.ts'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { maxUnreferencedBytes } from '../../../functions/files/begin-upload.ts'
import { createJobsHandler } from '../../../functions/jobs/handler.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import type { TestApp } from '../../support/test-app.ts'
import { resetTokenOf, twice } from '../account/account-steps.ts'
import { completeFile, pdf, scanFile, sendFile, uploadFile } from '../files/upload-file.ts'
import { beginKyc, saveSection } from '../kyc/kyc-data.ts'
import { createShopApp, type ShopApp } from '../shops/shop-app.ts'
import { type Attacks, watchTraces } from './watch-traces.ts'

const nobody = { email: 'nobody@shop.test', phone: '+8613900000000' }

const askRoom = (app: TestApp, { token }: Seller) =>
  app.send(
    filesEndpoints.askUpload,
    { body: { file_name: 'a.pdf', file_extension: 'pdf', size: maximumFileSize, crc32: '00000000' } },
    { token },
  )

/** Runs an attack on an app with a simulated marketplace. */
const besideMarket = async (act: (app: ShopApp) => Promise<string[]>): Promise<string[]> => {
  const app = await createShopApp()
  try {
    return await act(app)
  } finally {
    await app.close()
  }
}

/** A publisher that redirects to another address. */
const openRedirection = async () => {
  const server = createServer((_request, response) => {
    response.writeHead(302, { location: '/elsewhere' }).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** Attacks by external input, by their rows in `docs/attacks.md`. */
export const inboundRequestAttacks: Attacks = {
  'another company’s shop: to be linked twice': () =>
    besideMarket(async (app) => {
      const sellers = [await app.login('company-1'), await app.login('company-2')]
      const back = await Promise.all(sellers.map((token) => app.consent(token, 'raced')))
      return watchTraces(app, { seller: nobody }, async () => {
        for (const [index, token] of sellers.entries()) {
          const { code = '', state = '', query = '' } = back[index] ?? {}
          await app.callback(token, { code, state, query })
        }
      })
    }),
  'a platform’s response: to be accepted as another platform’s': () =>
    besideMarket(async (app) => {
      const token = await app.login('company-1')
      const back = await app.consent(token, 'mixed-up')
      const query = new URLSearchParams(back.query)
      query.set('iss', 'https://elsewhere.example')
      return watchTraces(app, { seller: nobody }, async () => {
        await app.callback(token, { ...back, query: query.toString() })
      })
    }),
  'an unsigned webhook: to change a shop’s figures': (app) =>
    watchTraces(app, { seller: nobody }, async () => {
      await app.sendRaw(shopsEndpoints.takeShopifyWebhook, {
        body: '{"id":1}',
        headers: { 'x-shopify-hmac-sha256': 'AAAA', 'x-shopify-topic': 'app/uninstalled' },
      })
    }),
  'a publisher of rates: to redirect the server to another host': async (app) => {
    const publisher = await openRedirection()
    const { deps } = app
    const run = createJobsHandler({
      ...deps,
      config: { ...deps.config, exchangeRatesUrl: publisher.url },
      fetch,
    })
    const traces = await watchTraces(app, { seller: nobody }, async () => {
      await run({ job: 'exchange-rate-refresh' }).catch(() => {})
    })
    await publisher.close()
    // After three failures the event is in the dead-letter queue, and the log line of its completion is missing.
    return traces.includes('log a job is done')
      ? traces
      : [...traces, 'alarm exchange-rate-refresh-missed', 'alarm jobs-failed']
  },
  'a file with malware: to be opened by a colleague or the lender': async (app) => {
    const seller = await signUpSeller(app)
    const content = pdf()
    return watchTraces(app, { seller }, async () => {
      const fileId = await uploadFile(app, seller.token, { content })
      await scanFile(app, seller.companyId, fileId, content, 'THREATS_FOUND')
      await app.send(filesEndpoints.getFileOnlineUrl, { body: { file_id: fileId } }, seller)
    })
  },
  'a file with a wrong extension: to be displayed by a browser': async (app) => {
    const seller = await signUpSeller(app)
    return watchTraces(app, { seller }, async () => {
      const { fileId } = await sendFile(app, seller.token, { content: pdf(), extension: 'png' })
      await completeFile(app, seller.token, fileId)
    })
  },
  'many uploads: to fill the store': async (app) => {
    const seller = await signUpSeller(app)
    return watchTraces(app, { seller }, async () => {
      for (let each = 0; each <= maxUnreferencedBytes / maximumFileSize; each++) await askRoom(app, seller)
    })
  },
  'a name with control characters: to control the lender’s terminal': async (app) => {
    const seller = await signUpSeller(app)
    return watchTraces(app, { seller }, async () => {
      await app.send(accountEndpoints.updateProfile, { body: { user_name: '\u001b[2JLin' } }, seller)
    })
  },
  'a name without glyphs in any font: to produce a contract with empty boxes': async (app) => {
    const seller = await signUpSeller(app)
    const id = await beginKyc(app, seller.token)
    return watchTraces(app, { seller }, async () => {
      await saveSection(app, seller.token, id, 'company_info', { register_name_en: '𓀀 Trading' })
    })
  },
  'any invalid value: to cause an error or a write': (app) =>
    watchTraces(app, { seller: nobody }, async () => {
      await app.sendRaw(accountEndpoints.login, { body: '{"email":{"$ne":null},"password":[]}' })
    }),
  'a reader of a backup of the table: to read the secrets in it': async (app) => {
    const seller = await signUpSeller(app)
    await resetTokenOf(app, seller.email)
    const items = await app.everyItem()
    const kept = items.filter(({ pk }) => String(pk).startsWith('PASSWORD-LINK#'))
    if (kept.length === 0) throw new Error('nothing is kept of a link that was mailed')
    const traces = await watchTraces(app, { seller }, async () => {
      for (const { pk } of kept)
        await app.send(accountEndpoints.resetPassword, {
          body: { token: String(pk).split('#')[1] ?? '', ...twice('Kestrel#58') },
        })
    })
    // Making or copying a backup requires access to the AWS account, whose trail records it.
    return [...traces, 'trail']
  },
}
