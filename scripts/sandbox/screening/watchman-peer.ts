import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendJson } from '../http.ts'
import { type ListedName, likeness, listedNames } from './listed-names.ts'

const list = 'invented_list'

const entityOf = (entry: ListedName, match: number, remarks: string) => ({
  name: entry.name,
  entityType: entry.type,
  sourceList: list,
  sourceID: entry.id,
  person:
    entry.type === 'person'
      ? {
          name: entry.name,
          altNames: entry.otherNames,
          gender: 'unknown',
          birthDate: entry.birthDate ? `${entry.birthDate}T00:00:00Z` : null,
          deathDate: null,
          titles: null,
          governmentIDs: null,
        }
      : null,
  business:
    entry.type === 'business'
      ? { name: entry.name, altNames: entry.otherNames, created: null, dissolved: null, governmentIDs: null }
      : null,
  organization: null,
  aircraft: null,
  vessel: null,
  contact: { emailAddresses: null, phoneNumbers: null, faxNumbers: null, websites: null },
  addresses: [{ line1: '', line2: '', city: '', postalCode: '', state: '', country: entry.country }],
  cryptoAddresses: null,
  affiliations: null,
  // As the entries of OFAC's own list, and as those of the consolidated one.
  ...(entry.type === 'person'
    ? { sanctionsInfo: null, sourceData: { sdnName: entry.name, program: [entry.programme], remarks } }
    : {
        sanctionsInfo: { programs: [entry.programme], secondary: false, description: '' },
        sourceData: { name: entry.name, program: entry.programme, remarks },
      }),
  historicalInfo: null,
  match,
})

/** The scores of version 0.60 for an exact name searched for alone, and for an exact alternative name. */
const exact = { name: 0.812_25, otherName: 0.690_412_5 }

const scoreOf = (name: string, entry: ListedName): number =>
  Math.max(
    exact.name * likeness(name, entry.name),
    ...entry.otherNames.map((other) => exact.otherName * likeness(name, other)),
  )

const known = new Set(['name', 'type', 'minMatch', 'limit'])

/** The state that changes while the peer runs: the list's hash, and the remarks on each entry. */
interface ListState {
  hash: string
  remarks: string
}

/**
 * A simulation of moov-io's Watchman, version 2, with a list of invented names. As the original does, it refuses unknown
 * parameters, and finds nobody of another type.
 */
export const createWatchmanPeer = (base: string, stateOf: () => ListState) => {
  const entries = listedNames
  return (request: IncomingMessage, response: ServerResponse): void => {
    const url = new URL(request.url ?? '/', 'http://peer')
    const path = url.pathname.slice(base.length)
    if (request.method !== 'GET') return sendJson(response, 405, { error: 'method not allowed' })
    if (path === '/v2/listinfo')
      return sendJson(response, 200, {
        lists: { [list]: entries.length },
        listHashes: { [list]: stateOf().hash },
        startedAt: '2026-11-01T00:00:00Z',
        endedAt: '2026-11-01T00:00:01Z',
        version: 'sandbox',
      })
    if (path !== '/v2/search') return sendJson(response, 404, { error: 'not found' })
    const extra = [...url.searchParams.keys()].filter((name) => !known.has(name))
    if (extra.length > 0)
      return sendJson(response, 400, {
        error: `extra/unused query parameters in request: ${extra.join(',')}`,
      })
    const name = url.searchParams.get('name') ?? ''
    const type = url.searchParams.get('type')
    const minMatch = Number(url.searchParams.get('minMatch') ?? 0)
    const found = entries
      .filter((entry) => entry.type === type)
      .map((entry) => ({ entry, match: scoreOf(name, entry) }))
      .filter(({ match }) => match >= minMatch)
      .toSorted((a, b) => b.match - a.match)
      .slice(0, Number(url.searchParams.get('limit') ?? 10))
      .map(({ entry, match }) => entityOf(entry, match, stateOf().remarks))
    // Go's nil slice.
    sendJson(response, 200, {
      query: { name, entityType: type },
      entities: found.length > 0 ? found : null,
    })
  }
}
