import { expect, it } from 'vitest'
import { findSites, groupSites } from '../../../../web/features/shops/link/site-regions.ts'

it('groups all sites by region', () => {
  expect(groupSites(['US', 'GB', 'JP', 'CA', 'DE', 'AE', 'global'])).toEqual([
    { region: 'americas', sites: ['US', 'CA'] },
    { region: 'europe', sites: ['GB', 'DE'] },
    { region: 'asiaPacific', sites: ['JP'] },
    { region: 'others', sites: ['AE', 'global'] },
  ])
})

const names: Readonly<Record<string, readonly string[]>> = {
  DE: ['德国', 'Germany'],
  SE: ['瑞典', 'Sweden'],
  GB: ['英国', 'UK'],
}
const find = (search: string) => findSites(['DE', 'SE', 'GB'], search, (site) => names[site] ?? [])

it.each(['德', 'germ', 'GERMANY', 'de', ' ＤＥ '])('finds only Germany for %j', (search) => {
  expect(find(search)).toEqual(['DE'])
})

it('finds all matches, and all sites for an empty text', () => {
  expect(find('国')).toEqual(['DE', 'GB'])
  expect(find(' ')).toEqual(['DE', 'SE', 'GB'])
  expect(find('火星')).toEqual([])
})
