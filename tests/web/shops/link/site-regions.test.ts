import { expect, it } from 'vitest'
import { groupSites, isMeant } from '../../../../web/features/shops/link/site-regions.ts'

it('groups sites by the part of the world, and leaves none out', () => {
  expect(groupSites(['US', 'GB', 'JP', 'CA', 'DE', 'AE', 'global'])).toEqual([
    { region: 'americas', sites: ['US', 'CA'] },
    { region: 'europe', sites: ['GB', 'DE'] },
    { region: 'asiaPacific', sites: ['JP'] },
    { region: 'others', sites: ['AE', 'global'] },
  ])
})

it.each(['德', 'germ', 'GERMANY', 'de', ' ＤＥ '])('takes %j for Germany', (search) => {
  expect(isMeant(search, ['德国', 'Germany', 'DE'])).toBe(true)
})

it('takes nothing else for it', () => {
  expect(isMeant('法国', ['德国', 'Germany', 'DE'])).toBe(false)
})
