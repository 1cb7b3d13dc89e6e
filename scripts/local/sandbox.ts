import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { productLines } from '#shared/product-lines/product-lines.ts'
import type { ScreeningEngineName } from '#shared/screening/screening-states.ts'
import { absolutePath, siteScreens } from '#shared/site/screen-paths.ts'
import { platformSecretContext } from '../../functions/connectors/platform-secrets.ts'
import type { FieldEncryption } from '../../functions/data/field-encryption.ts'
import { type PaymentPlatform, paymentPlatformSecretContext } from '../../functions/runtime/config.ts'
import { createAnalyticsPeer } from '../sandbox/analytics/analytics-peer.ts'
import {
  createEstrPublisher,
  createHiborPublisher,
  createShiborPublisher,
  createSoniaPublisher,
} from '../sandbox/benchmark-publishers.ts'
import { deductionsSchema } from '../sandbox/payment/deductions.ts'
import { createPaymentPlatform } from '../sandbox/payment/payment-platform.ts'
import { createReferenceRatesPublisher } from '../sandbox/reference-rates-publisher.ts'
import { sandboxPlatforms } from '../sandbox/sandbox-platforms.ts'
import { keepInFolder } from '../sandbox/sandbox-state.ts'
import { createWatchmanPeer } from '../sandbox/screening/watchman-peer.ts'
import { createYentePeer } from '../sandbox/screening/yente-peer.ts'
import { createSofrPublisher } from '../sandbox/sofr-publisher.ts'
import { readReferenceRates } from '../seed/read-reference-rates.ts'
import { analyticsPath, exchangeRatesPath, publisherPaths, sandboxPath } from './local-variables.ts'
import type { HandleRequest } from './object-store.ts'
import { projectRoot } from './project-root.ts'

const paymentPath = `${sandboxPath}payment`

/** The portal's client id and secret at the sandbox payment platform. Valid only on this machine. */
const portalAtPaymentPlatform = { clientId: 'portal', clientSecret: 'local-sandbox-secret' }

const paymentPlatform = async (url: string, seal: FieldEncryption): Promise<PaymentPlatform> => {
  const { clientId, clientSecret } = portalAtPaymentPlatform
  return {
    id: 'quay-pay',
    name: 'Quay Pay',
    tokenUrl: `${url}${paymentPath}/token`,
    apiUrl: `${url}${paymentPath}/api`,
    clientId,
    sealedClientSecret: await seal.seal(clientSecret, paymentPlatformSecretContext),
  }
}

const baseUrlOf = (url: string, path: string) => `${url}${sandboxPath}${path}`

const linkedPlatforms = (url: string, seal: FieldEncryption) =>
  Promise.all(
    sandboxPlatforms.map(async ({ path, clientSecret, settings }) => {
      const platform = settings(baseUrlOf(url, path))
      if (clientSecret === undefined) return platform
      const sealedClientSecret = await seal.seal(clientSecret, platformSecretContext(platform.id))
      return { ...platform, sealedClientSecret }
    }),
  )

/** The platforms' configuration for the Lambdas: with encrypted secrets, as in the cloud. */
export const platformVariables = async (
  url: string,
  seal: FieldEncryption,
): Promise<Record<string, string>> => ({
  PLATFORMS: JSON.stringify(await linkedPlatforms(url, seal)),
  PAYMENT_PLATFORM: JSON.stringify(await paymentPlatform(url, seal)),
})

const screeningPath = (engine: ScreeningEngineName): string => `${sandboxPath}${engine}`

/** The sandbox engine that screens, if one is chosen: its list has invented names only. */
export const screeningVariables = (
  url: string,
  engine: ScreeningEngineName | undefined,
): Record<string, string> =>
  engine
    ? { SCREENED: 'true', SCREENING: JSON.stringify({ engine, url: `${url}${screeningPath(engine)}` }) }
    : {}

const textOf = (path: string): string => readFileSync(join(projectRoot, path), 'utf8')

/** The sandbox platforms, each below its own path. */
export const createSandbox = (options: {
  url: string
  /** The portal's origin, if it is another. */
  portalUrl?: string
  clock: () => Date
  brandName: string
  /** The folder of a platform's persistent data. */
  folderOf: (name: string) => string
}): HandleRequest => {
  const { url, portalUrl = url, clock, brandName, folderOf } = options
  const peers = new Map<string, HandleRequest>(
    sandboxPlatforms.map(({ path, createPeer }) => [
      path,
      createPeer({
        baseUrl: baseUrlOf(url, path),
        clock,
        brandName,
        redirectUri: `${portalUrl}${absolutePath(siteScreens.oauthCallback)}`,
        portalUrl,
        folder: folderOf(path),
      }),
    ]),
  )
  const { handle: answerPayment } = createPaymentPlatform({
    baseUrl: `${url}${paymentPath}`,
    clock,
    kept: keepInFolder(folderOf('payment'), 'deductions.json', { schema: deductionsSchema, empty: {} }),
    partner: {
      ...portalAtPaymentPlatform,
      name: brandName,
      landingUri: `${portalUrl}${absolutePath(productLines.payoneer.routePrefix)}`,
    },
  })
  peers.set('payment', answerPayment)
  peers.set(
    'watchman',
    createWatchmanPeer(screeningPath('watchman'), () => ({ hash: '1', remarks: '' })),
  )
  peers.set(
    'yente',
    createYentePeer(screeningPath('yente'), undefined, () => '2026-11-01T00:00:00'),
  )
  peers.set('analytics', createAnalyticsPeer(analyticsPath, clock))
  const publishers = [
    { base: publisherPaths.SOFR, publish: createSofrPublisher(textOf('scripts/seed/sofr-daily.csv'), clock) },
    {
      base: publisherPaths.SONIA,
      publish: createSoniaPublisher(textOf('scripts/seed/sonia-daily.csv'), clock),
    },
    { base: publisherPaths.ESTR, publish: createEstrPublisher(textOf('scripts/seed/estr-daily.csv'), clock) },
    {
      base: publisherPaths.HIBOR,
      publish: createHiborPublisher(textOf('scripts/seed/hibor-daily.csv'), clock),
    },
    {
      base: publisherPaths.SHIBOR,
      publish: createShiborPublisher(textOf('scripts/seed/shibor-daily.csv'), clock),
    },
    {
      base: exchangeRatesPath,
      publish: createReferenceRatesPublisher(readReferenceRates(textOf('scripts/seed/ecb-rates.csv')), clock),
    },
  ]
  return (request, response) => {
    const { url: path = '/' } = request
    const publisher = publishers.find(({ base }) => path.startsWith(`${base}/`))
    if (publisher) {
      request.url = path.slice(publisher.base.length)
      return publisher.publish(request, response)
    }
    const name = path.slice(sandboxPath.length).split(/[/?]/, 1)[0] ?? ''
    const peer = peers.get(name)
    if (peer) return peer(request, response)
    response.writeHead(404, { 'content-type': 'application/json' }).end('{"error":"not_found"}')
  }
}
