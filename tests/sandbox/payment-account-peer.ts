import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { PaymentConnector } from '../../functions/connectors/connector.ts'
import { listenLocally, stopServer } from '../support/local-server.ts'

export const redirectUri = 'https://portal.test/financing/oauth/callback'
export const holder = { email: 'finance@harbour-gift.example', holder: 'Harbour Gift Trading Limited' }

interface Peer {
  endConsentOf(email: string): void
  handle(req: IncomingMessage, res: ServerResponse): Promise<void>
}

/** The platform's redirect target. */
const decide = async (url: string, decision: 'approve' | 'deny', form: object = holder) => {
  const page = await fetch(url)
  const csrf = (await page.text()).match(/name="csrf_token" value="([^"]+)"/)?.[1] ?? ''
  const answered = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: page.headers.get('set-cookie')?.split(';')[0] ?? '' },
    body: new URLSearchParams({ csrf_token: csrf, ...holder, ...form, decision }),
  })
  return new URL(answered.headers.get('location') ?? 'about:blank')
}

/** A payment platform on a separate port, and the actions of an account holder's browser. */
export const startPaymentAccountPeer = async (create: (baseUrl: string) => Peer) => {
  const server = createServer((req, res) => void peer.handle(req, res))
  const baseUrl = `${await listenLocally(server)}/sandbox/peer`
  const peer = create(baseUrl)

  return {
    baseUrl,
    decide,
    endConsentOf: (email: string) => peer.endConsentOf(email),
    /** The redirect's parameters after the holder agreed. */
    agree: async (connector: PaymentConnector, form: object = {}) => {
      const request = { state: 'the-state', codeChallenge: 'challenge', redirectUri, locale: 'en' }
      const { searchParams: query } = await decide(connector.authorizationUrl(request), 'approve', form)
      return { code: query.get('code') ?? '', codeVerifier: 'verifier', redirectUri, query }
    },
    stop: () => stopServer(server),
  }
}
