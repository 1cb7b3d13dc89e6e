import { createServer } from 'node:http'
import { afterAll, describe, expect, it } from 'vitest'
import { createAnalyticsPeer } from '../../scripts/sandbox/analytics/analytics-peer.ts'
import { listenLocally } from '../support/local-server.ts'

const at = '2026-11-23T10:00:00.000Z'
const peer = createAnalyticsPeer('/sandbox/analytics', () => new Date(at))
const server = createServer((request, response) => void peer(request, response))
const base = `${await listenLocally(server)}/sandbox/analytics`
afterAll(() => void server.close())

const post = (parameters: Record<string, string>) =>
  fetch(`${base}/matomo.php`, { method: 'POST', body: new URLSearchParams(parameters) })
const requests = async () => (await fetch(`${base}/requests`)).json()

describe('the analytics collector', () => {
  it('stores events by either method, and shows them as text', async () => {
    const view = { idsite: '1', rec: '1', url: 'http://here/financing/credit/hook' }
    expect((await post(view)).status).toBe(204)
    const event = { ...view, e_c: 'payoneer', e_a: '<script>' }
    expect((await fetch(`${base}/matomo.php?${new URLSearchParams(event)}`)).status).toBe(204)
    expect(await requests()).toEqual([
      { at, parameters: view },
      { at, parameters: event },
    ])
    const page = await (await fetch(`${base}/`)).text()
    expect(page).toContain('&lt;script&gt;')
    expect(page).not.toContain('<script>')
    expect(page.indexOf('&lt;script&gt;')).toBeLessThan(page.indexOf('page view'))
  })

  it.each([{ idsite: '1' }, { rec: '1' }, { idsite: '1', rec: '0' }])(
    'refuses %j, which Matomo would ignore',
    async (parameters) => {
      const before = await requests()
      expect((await post(parameters as Record<string, string>)).status).toBe(400)
      expect(await requests()).toEqual(before)
    },
  )

  it('has no other pages', async () => {
    expect((await fetch(`${base}/index.php`)).status).toBe(404)
    expect((await fetch(`${base}/requests`, { method: 'POST' })).status).toBe(404)
  })
})
