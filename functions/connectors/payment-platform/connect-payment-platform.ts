import { type PaymentPlatform, paymentPlatformSecretContext } from '../../runtime/config.ts'
import type { Deps } from '../../runtime/deps.ts'
import { createPaymentPlatformClient, type PaymentPlatformClient } from './payment-platform-client.ts'

/** The payment platform, with the secret that it knows the portal by opened. */
export const connectPaymentPlatform = async (
  { fetch, clock, seal }: Deps,
  platform: PaymentPlatform,
): Promise<PaymentPlatformClient> =>
  createPaymentPlatformClient(
    { fetch, clock },
    platform,
    await seal.open(platform.sealedClientSecret, paymentPlatformSecretContext),
  )
