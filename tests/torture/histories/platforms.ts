import { centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'
import { type Config, paymentPlatformSecretContext } from '../../../functions/runtime/config.ts'
import { createDeductions, type StoredDeductions } from '../../../scripts/sandbox/payment/deductions.ts'
import { keepInMemory } from '../../../scripts/sandbox/sandbox-state.ts'
import type { Chance } from '../../support/seeded-chance.ts'
import { marketplaceId } from '../selling-company.ts'
import { plaintextEncryption } from './plaintext-encryption.ts'

const paymentPlatformId = 'quay-pay'

const apiUrl = 'https://quay-pay.test/api'

export const platformConfig = async (): Promise<Pick<Config, 'platforms' | 'paymentPlatform'>> => ({
  platforms: [
    {
      id: marketplaceId,
      kind: 'marketplace',
      name: 'Harbor Market',
      clientId: 'portal',
      authorizeUrl: 'https://harbor-market.test/authorize',
      tokenUrl: 'https://harbor-market.test/token',
      apiUrl: 'https://harbor-market.test/api',
    },
  ],
  paymentPlatform: {
    id: paymentPlatformId,
    name: 'Quay Pay',
    tokenUrl: 'https://quay-pay.test/token',
    apiUrl,
    clientId: 'portal',
    sealedClientSecret: await plaintextEncryption.seal('secret', paymentPlatformSecretContext),
  },
})

/** Accounts that pay, are empty, have revoked the authorisation, or respond slowly: see the sandbox. */
export const paymentAccountsOf = (company: string) =>
  (['shop', 'empty', 'ended', 'slow'] as const).map((kind) => ({
    platform: paymentPlatformId,
    accountId: `${kind}-of-${company}`,
  }))

export interface PaymentPlatform {
  fetch: typeof fetch
  /** Stored deductions by key. */
  deductions: StoredDeductions
  /** Ends the simulated network failures. */
  recover(): void
}

/** The share of calls that do not arrive, and of responses that are lost. */
const lossRate = 0.08

interface Asked {
  account_id: string
  amount: string
  currency: string
  reference: string
}

/** The sandbox's payment platform in process, with simulated network failures. */
export const createPaymentPlatform = (clock: () => Date, chance: Chance): PaymentPlatform => {
  const kept = keepInMemory<StoredDeductions>({})
  const deductions = createDeductions(clock, kept)
  let isSound = false
  const answer = (method: string, url: string, body: unknown): Response => {
    if (!url.startsWith(apiUrl)) return Response.json({ access_token: 'portal', token_type: 'bearer' })
    const [key = '', cancels] = url.slice(`${apiUrl}/deductions/`.length).split('/')
    const { account_id: accountId, amount, ...asked } = (body ?? {}) as Asked
    const found =
      cancels && method === 'POST'
        ? deductions.cancel(decodeURIComponent(key))
        : deductions.ask(decodeURIComponent(key), {
            ...asked,
            accountId,
            amountCents: centsFromDecimal(amount),
          })
    if (!found) return Response.json({ error: 'key_in_use' }, { status: 409 })
    const { status, amountCents, takenAt, reason } = found
    return Response.json({ status, amount: decimalFromCents(amountCents), taken_at: takenAt, reason })
  }
  return {
    deductions: kept.state,
    recover: () => {
      isSound = true
    },
    async fetch(url, { method = 'GET', body } = {}) {
      const drawn = isSound ? 1 : chance.next()
      if (drawn < lossRate) throw new TypeError('the call did not arrive')
      const answered = answer(method, String(url), typeof body === 'string' ? JSON.parse(body) : undefined)
      if (drawn < 2 * lossRate) throw new TypeError('the answer was lost')
      return answered
    },
  }
}
