import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Seal } from '../../functions/data/seal.ts'
import { type PaymentPlatform, paymentPlatformSecretContext } from '../../functions/runtime/config.ts'
import { createMarketplace } from '../sandbox/marketplace.ts'
import { createPaymentPlatform } from '../sandbox/payment/payment-platform.ts'
import { createSofrPublisher } from '../sandbox/sofr-publisher.ts'
import { createFolderStore } from '../sandbox/store.ts'
import { marketplaceClient, sofrPath } from './local-variables.ts'
import type { HandleRequest } from './object-store.ts'
import { projectRoot } from './project-root.ts'

const paymentPath = '/sandbox/payment'

/** What the sandbox's payment platform and the portal know each other by. It opens nothing outside this machine. */
const portalAtPaymentPlatform = { clientId: 'portal', clientSecret: 'local-sandbox-secret' }

/** The payment platform as the Lambdas read it: its secret sealed, as it is in the cloud. */
export const paymentPlatformVariable = async (url: string, seal: Seal): Promise<Record<string, string>> => {
  const { clientId, clientSecret } = portalAtPaymentPlatform
  const platform: PaymentPlatform = {
    id: 'quay-pay',
    name: 'Quay Pay',
    tokenUrl: `${url}${paymentPath}/token`,
    apiUrl: `${url}${paymentPath}/api`,
    clientId,
    sealedClientSecret: await seal.seal(clientSecret, paymentPlatformSecretContext),
  }
  return { PAYMENT_PLATFORM: JSON.stringify(platform) }
}

/** The platforms that the portal is linked to on this machine, each below a path of its own. */
export const createSandbox = (options: {
  url: string
  clock: () => Date
  brandName: string
  /** Where the marketplace keeps sellers' consents. */
  marketplaceFolder: string
}): HandleRequest => {
  const { url, clock, brandName } = options
  const marketplace = createMarketplace({
    baseUrl: `${url}/sandbox/marketplace`,
    clock,
    clients: [marketplaceClient(url, brandName)],
    store: createFolderStore(options.marketplaceFolder),
  })
  const paymentPlatform = createPaymentPlatform({
    baseUrl: `${url}${paymentPath}`,
    clock,
    partner: {
      ...portalAtPaymentPlatform,
      name: brandName,
      landingUri: `${url}/financing/credit/payoneer`,
    },
  })
  const publishSofr = createSofrPublisher(
    readFileSync(join(projectRoot, 'scripts/seed/sofr-daily.csv'), 'utf8'),
    clock,
  )
  return (request, response) => {
    const { url: path = '/' } = request
    if (path.startsWith(`${sofrPath}/`)) {
      request.url = path.slice(sofrPath.length)
      return publishSofr(request, response)
    }
    return path.startsWith(`${paymentPath}/`)
      ? paymentPlatform.handle(request, response)
      : marketplace.handle(request, response)
  }
}
