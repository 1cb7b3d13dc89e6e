import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFolderStore } from '../../scripts/sandbox/marketplace/store.ts'
import { type Peer, startPeer } from './sandbox-peer.ts'

let peer: Peer
beforeEach(async () => {
  peer = await startPeer({ at: '2026-11-21T06:00:00Z' })
})
afterEach(() => peer.stop())

const status = async (accessToken: string) => (await peer.read('shop', accessToken)).status

const refresh = (refreshToken: string) =>
  peer.token({ grant_type: 'refresh_token', refresh_token: refreshToken })

describe('exchanging a code', () => {
  it('returns uncacheable tokens', async () => {
    const { response, body } = await peer.exchange(await peer.newCode())
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(body).toMatchObject({ token_type: 'Bearer', expires_in: 3600, scope: 'shop:read orders:read' })
    expect(await status(body.access_token)).toBe(200)
  })

  it.each([
    ['another verifier', { code_verifier: 'another-verifier-of-more-than-forty-three-characters' }],
    ['another redirect address', { redirect_uri: 'http://127.0.0.1:3000/elsewhere' }],
  ])('with %s is refused, and invalidates the code', async (_, changes) => {
    const code = await peer.newCode()
    const { response, body } = await peer.exchange(code, changes)
    expect([response.status, body.error]).toEqual([400, 'invalid_grant'])
    expect((await peer.exchange(code)).body.error).toBe('invalid_grant')
  })

  it('is refused after 60 seconds', async () => {
    const [early, late] = [await peer.newCode(), await peer.newCode('second-shop')]
    peer.setNow('2026-11-21T06:00:59Z')
    expect((await peer.exchange(early)).response.status).toBe(200)
    peer.setNow('2026-11-21T06:01:00Z')
    expect((await peer.exchange(late)).body.error).toBe('invalid_grant')
  })

  it('twice is refused, and revokes the first tokens', async () => {
    const code = await peer.newCode()
    const first = await peer.exchange(code)
    expect((await peer.exchange(code)).body.error).toBe('invalid_grant')
    expect(await status(first.body.access_token)).toBe(401)
    const refreshed = await peer.token({
      grant_type: 'refresh_token',
      refresh_token: first.body.refresh_token,
    })
    expect(refreshed.body.error).toBe('invalid_grant')
  })

  it('names the error of a request', async () => {
    expect((await peer.token({ grant_type: 'password' })).body.error).toBe('unsupported_grant_type')
    expect((await peer.token({ grant_type: 'authorization_code' })).body.error).toBe('invalid_request')
    const stranger = await peer.exchange(await peer.newCode(), { client_id: 'someone' })
    expect([stranger.response.status, stranger.body.error]).toEqual([401, 'invalid_client'])
  })
})

describe('an access token', () => {
  it('expires after one hour', async () => {
    const { body } = await peer.exchange(await peer.newCode())
    peer.setNow('2026-11-21T06:59:59Z')
    expect(await status(body.access_token)).toBe(200)
    peer.setNow('2026-11-21T07:00:00Z')
    const refused = await peer.read('orders', body.access_token)
    expect(refused.status).toBe(401)
    expect(refused.headers.get('www-authenticate')).toContain('error="invalid_token"')
  })

  it('cannot be used as a refresh token', async () => {
    const { body } = await peer.exchange(await peer.newCode())
    expect(await status(body.refresh_token)).toBe(401)
  })

  it('has the consented scopes only', async () => {
    const target = await peer.decide('approve', 'harbor-gift-uk', peer.authorizeUrl({ scope: 'shop:read' }))
    const { body } = await peer.exchange(target.searchParams.get('code') ?? '')
    expect(await status(body.access_token)).toBe(200)
    expect((await peer.read('orders', body.access_token)).status).toBe(403)
  })
})

describe('refreshing', () => {
  it('returns new tokens after the access token has expired', async () => {
    const { body } = await peer.exchange(await peer.newCode())
    peer.setNow('2026-11-22T06:00:00Z')
    const refreshed = await refresh(body.refresh_token)
    expect(refreshed.body.refresh_token).not.toBe(body.refresh_token)
    expect(await status(refreshed.body.access_token)).toBe(200)
  })

  it('twice with the same token revokes all tokens', async () => {
    const { body } = await peer.exchange(await peer.newCode())
    const refreshed = await refresh(body.refresh_token)
    expect((await refresh(body.refresh_token)).body.error).toBe('invalid_grant')
    expect(await status(refreshed.body.access_token)).toBe(401)
    expect((await refresh(refreshed.body.refresh_token)).body.error).toBe('invalid_grant')
  })
})

describe('a folder store', () => {
  it('keeps consents across restarts without storing secrets', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'marketplace-'))
    const first = await startPeer({ at: '2026-11-21T06:00:00Z', store: createFolderStore(folder) })
    const { body } = await first.exchange(await first.newCode())
    await first.stop()
    const second = await startPeer({ at: '2026-11-21T06:00:01Z', store: createFolderStore(folder) })
    const read = await second.read('shop', body.access_token)
    await second.stop()
    const kept = readFileSync(join(folder, 'marketplace.json'), 'utf8')
    rmSync(folder, { recursive: true })
    expect(read.status).toBe(200)
    expect(kept).not.toContain(body.access_token)
    expect(kept).not.toContain(body.refresh_token)
  })
})
