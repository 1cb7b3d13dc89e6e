import { type PaymentPlatform, paymentPlatformSecretContext } from '../../runtime/config.ts'
import type { Deps } from '../../runtime/deps.ts'
import { createDeductionsClient, type DeductionsClient } from './deductions-client.ts'
import { createPaymentPlatformClient, type PaymentPlatformClient } from './payment-platform-client.ts'

type Reach = Pick<Deps, 'fetch' | 'clock' | 'seal'>

const secretOf = ({ seal }: Reach, { sealedClientSecret }: PaymentPlatform): Promise<string> =>
  seal.open(sealedClientSecret, paymentPlatformSecretContext)

/** The payment platform, with its client secret decrypted. */
export const connectPaymentPlatform = async (
  deps: Reach,
  platform: PaymentPlatform,
): Promise<PaymentPlatformClient> =>
  createPaymentPlatformClient(deps, platform, await secretOf(deps, platform))

/** The client of its deductions. */
export const connectDeductions = async (deps: Reach, platform: PaymentPlatform): Promise<DeductionsClient> =>
  createDeductionsClient(deps, platform, await secretOf(deps, platform))
