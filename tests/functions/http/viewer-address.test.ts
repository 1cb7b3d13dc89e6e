import { expect, test } from 'vitest'
import { accountEndpoints } from '#shared/account/account.endpoints.ts'
import { viewerAddress } from '../../../functions/http/viewer-address.ts'
import { createApiEvent } from '../../support/api-event.ts'

const originSecret = 'a secret of the distribution'
const edge = '198.51.100.1'
const viewer = '203.0.113.99'

const addressOf = (headers: Record<string, string>, config: { originSecret?: string } = { originSecret }) =>
  viewerAddress(createApiEvent(accountEndpoints.getCallerIp, { ip: edge, headers }), config)

test('through the distribution: the address that it wrote', () => {
  expect(addressOf({ 'X-Origin-Secret': originSecret, 'X-Viewer-Address': viewer })).toBe(viewer)
})

test.each([
  ['no secret', { 'x-viewer-address': viewer }],
  ['another secret', { 'x-viewer-address': viewer, 'x-origin-secret': `${originSecret}!` }],
  ['an empty secret', { 'x-viewer-address': viewer, 'x-origin-secret': '' }],
])('past the distribution, with %s: the address that calls', (_, headers) => {
  expect(addressOf(headers)).toBe(edge)
})

test('where there is no distribution, nobody can claim to be one', () => {
  expect(addressOf({ 'x-viewer-address': viewer, 'x-origin-secret': '' }, {})).toBe(edge)
  expect(addressOf({ 'x-viewer-address': viewer, 'x-origin-secret': 'undefined' }, {})).toBe(edge)
})
