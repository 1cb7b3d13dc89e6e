import { expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/account.endpoints.ts'
import { viewerAddress } from '../../../functions/http/viewer-address.ts'
import { createApiEvent } from '../../support/api-event.ts'
import { createTestApp } from '../../support/test-app.ts'

const originSecret = 'a secret of the distribution'
const secretBefore = 'the secret before that one'
const edge = '198.51.100.1'
const viewer = '203.0.113.99'

const addressOf = (
  headers: Record<string, string>,
  config: { originSecrets?: string[] } = { originSecrets: [originSecret, secretBefore] },
) => viewerAddress(createApiEvent(accountEndpoints.getCallerIp, { ip: edge, headers }), config)

test('through the distribution: the address that it wrote', () => {
  expect(addressOf({ 'X-Origin-Secret': originSecret, 'X-Viewer-Address': viewer })).toBe(viewer)
})

test('until the distribution has the new secret, the one before proves it as well', () => {
  expect(addressOf({ 'X-Origin-Secret': secretBefore, 'X-Viewer-Address': viewer })).toBe(viewer)
})

test.each([
  ['no secret', { 'x-viewer-address': viewer }],
  ['another secret', { 'x-viewer-address': viewer, 'x-origin-secret': `${originSecret}!` }],
  ['an empty secret', { 'x-viewer-address': viewer, 'x-origin-secret': '' }],
])('past the distribution, with %s: none', (_, headers) => {
  expect(addressOf(headers)).toBeUndefined()
})

test('where there is no distribution, nobody can claim to be one', () => {
  expect(addressOf({ 'x-viewer-address': viewer, 'x-origin-secret': '' }, {})).toBe(edge)
  expect(addressOf({ 'x-viewer-address': viewer, 'x-origin-secret': 'undefined' }, {})).toBe(edge)
})

test('a call past the distribution is refused before anything is looked up', async () => {
  const app = await createTestApp({ config: { originSecrets: [originSecret] } })
  const ask = (headers: Record<string, string>) => app.sendRaw(accountEndpoints.getCallerIp, { headers })
  expect(await ask({ 'x-origin-secret': originSecret, 'x-viewer-address': viewer })).toMatchObject({
    status: 200,
    data: { ip: viewer },
  })
  for (const headers of [{}, { 'x-origin-secret': secretBefore }, { 'x-viewer-address': viewer }])
    expect(await ask(headers)).toMatchObject({ status: 403, code: 403 })
  await app.close()
})
