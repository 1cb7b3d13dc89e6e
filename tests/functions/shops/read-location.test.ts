import { expect, it } from 'vitest'
import type { LinkedPlatform } from '../../../functions/connectors/open-connector.ts'
import { readPlace } from '../../../functions/shops/read-location.ts'

const platform = {
  id: 'p',
  name: 'P',
  issuer: undefined,
  serves: 'shop',
  region: 'global',
  reads: [],
  neverReads: [],
} as const
const withoutPlace: LinkedPlatform = platform
const withSites: LinkedPlatform = { ...platform, sites: ['US', 'UK'] }
const withDomain: LinkedPlatform = {
  ...platform,
  readDomain: (typed) => /^([a-z]+)\.shop\.test$/.exec(typed)?.[0],
}

it.each([
  ['a site that is left out', withSites, {}, { field: 'body.site', rule: 'required' }],
  ['a site that is none', withSites, { site: 'FR' }, { field: 'body.site', rule: 'unknownOption' }],
  ['a domain that is left out', withDomain, {}, { field: 'body.domain', rule: 'required' }],
  ['an empty domain', withDomain, { domain: '' }, { field: 'body.domain', rule: 'required' }],
  ['a domain elsewhere', withDomain, { domain: 'evil.test' }, { field: 'body.domain', rule: 'invalid' }],
])('refuses %s', (_, asking, told, error) => {
  expect(readPlace(asking, told, 'body')).toEqual({ errors: [error] })
})

it('takes what the platform asks for, and nothing else', () => {
  const told = { site: 'UK', domain: 'gifts.shop.test' }
  expect(readPlace(withSites, told, 'body')).toEqual({ place: { site: 'UK' } })
  expect(readPlace(withDomain, told, 'body')).toEqual({ place: { domain: 'gifts.shop.test' } })
  expect(readPlace(withoutPlace, told, 'body')).toEqual({ place: {} })
})
