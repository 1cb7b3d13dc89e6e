import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import { createMarketplace } from '../../scripts/sandbox/marketplace/marketplace.ts'
import { createMemoryStore, type Store } from '../../scripts/sandbox/marketplace/store.ts'
import type { TimelinesOf } from '../../scripts/sandbox/order-timelines.ts'
import { listenLocally, stopServer } from '../support/local-server.ts'

export const clientId = 'portal'
export const redirectUri = 'http://127.0.0.1:3000/financing/oauth/callback'
export const verifier = 'a-verifier-of-more-than-forty-three-characters-1234'
export const challengeOf = (text: string) => createHash('sha256').update(text).digest('base64url')

export interface TokenAnswer {
  access_token: string
  refresh_token: string
  expires_in: number
  error?: string
}

/** Opens a URL without following redirects. */
const open = (url: URL, headers: Record<string, string> = {}) => fetch(url, { headers, redirect: 'manual' })

/** A marketplace on a separate port, with the actions of a seller's browser and of a client. */
export const startPeer = async (options: {
  at: string
  store?: Store
  /** Runs on its own, instead of being set by `setNow`. */
  clock?: () => Date
  redirectUri?: string
  lives?: TimelinesOf | undefined
}) => {
  let now = new Date(options.at)
  const server = createServer((req, res) => void marketplace.handle(req, res))
  const baseUrl = `${await listenLocally(server)}/sandbox/marketplace`
  const marketplace = createMarketplace({
    baseUrl,
    clock: options.clock ?? (() => now),
    clients: [{ clientId, redirectUris: [options.redirectUri ?? redirectUri], name: 'Brightquay' }],
    store: options.store ?? createMemoryStore(),
    lives: options.lives,
  })

  const authorizeUrl = (changes: Record<string, string | undefined> = {}) => {
    const url = new URL(`${baseUrl}/authorize`)
    const parameters = {
      response_type: 'code',
      client_id: clientId,
      redirect_uri: redirectUri,
      scope: 'shop:read orders:read',
      state: 'the-state',
      code_challenge: challengeOf(verifier),
      code_challenge_method: 'S256',
      ...changes,
    }
    for (const [name, value] of Object.entries(parameters))
      if (value !== undefined) url.searchParams.set(name, value)
    return url
  }

  const decide = async (decision: 'approve' | 'deny', account = 'harbor-gift-uk', url = authorizeUrl()) => {
    const page = await open(url)
    const csrf = (await page.text()).match(/name="csrf_token" value="([^"]+)"/)?.[1] ?? ''
    const answered = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: { cookie: page.headers.get('set-cookie')?.split(';')[0] ?? '' },
      body: new URLSearchParams({ csrf_token: csrf, account, decision }),
    })
    return new URL(answered.headers.get('location') ?? 'about:blank')
  }

  const token = async (form: Record<string, string>) => {
    const response = await fetch(`${baseUrl}/token`, {
      method: 'POST',
      body: new URLSearchParams({ client_id: clientId, ...form }),
    })
    return { response, body: (await response.json()) as TokenAnswer }
  }

  const exchange = (code: string, changes: Record<string, string> = {}) =>
    token({
      grant_type: 'authorization_code',
      code,
      redirect_uri: redirectUri,
      code_verifier: verifier,
      ...changes,
    })

  return {
    baseUrl,
    authorizeUrl,
    open,
    decide,
    token,
    exchange,
    newCode: async (account?: string) => (await decide('approve', account)).searchParams.get('code') ?? '',
    read: (path: string, accessToken: string) =>
      fetch(`${baseUrl}/api/${path}`, { headers: { authorization: `Bearer ${accessToken}` } }),
    setNow: (at: string) => {
      now = new Date(at)
    },
    stop: () => stopServer(server),
  }
}

export type Peer = Awaited<ReturnType<typeof startPeer>>
