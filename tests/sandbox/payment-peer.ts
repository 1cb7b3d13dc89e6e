import { createServer } from 'node:http'
import type { StoredDeductions } from '../../scripts/sandbox/payment/deductions.ts'
import { createPaymentPlatform } from '../../scripts/sandbox/payment/payment-platform.ts'
import { keepInMemory } from '../../scripts/sandbox/sandbox-state.ts'
import { listenLocally, stopServer } from '../support/local-server.ts'

export const partner = {
  clientId: 'portal',
  // Characters that form-encoding changes, on either side of the colon that separates it from the id.
  clientSecret: 'a secret:with 100% + more',
  name: 'Brightquay',
  landingUri: 'https://portal.test/financing/credit/payoneer',
}

export const basic = (clientId: string, clientSecret: string) =>
  `Basic ${Buffer.from(`${encodeURIComponent(clientId)}:${encodeURIComponent(clientSecret)}`).toString('base64')}`

export interface PaymentTokenAnswer {
  access_token: string
  scope?: string
  error?: string
}

/** The payment platform on a separate port, with the actions of a customer's browser and of its partner. */
export const startPaymentPeer = async (options: {
  at: string
  /** Runs on its own, instead of being set by `setNow`. */
  clock?: () => Date
}) => {
  let now = new Date(options.at)
  const server = createServer((req, res) => void platform.handle(req, res))
  const baseUrl = `${await listenLocally(server)}/sandbox/payment`
  const kept = keepInMemory<StoredDeductions>({})
  const platform = createPaymentPlatform({ baseUrl, clock: options.clock ?? (() => now), partner, kept })

  const proceed = (account: string, headers: Record<string, string> = {}) =>
    fetch(`${baseUrl}/financing`, {
      method: 'POST',
      redirect: 'manual',
      headers,
      body: new URLSearchParams({ account }),
    })

  /** The parameters with which the customer's browser arrives at the partner's landing page. */
  const landing = async (account: string) => {
    const { searchParams } = new URL((await proceed(account)).headers.get('location') ?? 'about:blank')
    return { code: searchParams.get('code') ?? '', offer_id: searchParams.get('offer_id') ?? '' }
  }

  const token = async (
    form: Record<string, string>,
    authorization: string | undefined = basic(partner.clientId, partner.clientSecret),
  ) => {
    const response = await fetch(`${baseUrl}/token`, {
      method: 'POST',
      headers: authorization ? { authorization } : {},
      body: new URLSearchParams(form),
    })
    return { response, body: (await response.json()) as PaymentTokenAnswer }
  }

  return {
    baseUrl,
    /** The requested deductions by key. */
    deductions: kept.state,
    proceed,
    landing,
    token,
    exchange: (code: string) => token({ grant_type: 'authorization_code', code }),
    open: (query = '', headers: Record<string, string> = {}) =>
      fetch(`${baseUrl}/financing${query}`, { headers }),
    read: (path: string, accessToken: string) =>
      fetch(`${baseUrl}/api/${path}`, { headers: { authorization: `Bearer ${accessToken}` } }),
    setNow: (at: string) => {
      now = new Date(at)
    },
    stop: () => stopServer(server),
  }
}

export type PaymentPeer = Awaited<ReturnType<typeof startPaymentPeer>>
