import type { IncomingMessage, ServerResponse } from 'node:http'
import * as z from 'zod/mini'
import { BadRequest, readJson, sendJson } from '../http.ts'
import { type ListedName, listedNames, scoreOf } from './listed-names.ts'

const matchQuery = z.object({
  queries: z.record(
    z.string(),
    z.object({
      schema: z.enum(['Person', 'Company', 'LegalEntity']),
      properties: z.object({ name: z.array(z.string()) }),
    }),
  ),
})
type Example = z.output<typeof matchQuery>['queries'][string]

const schemas = { person: 'Person', business: 'Company' } as const

const resultOf = (entry: ListedName, score: number, threshold: number, lastChange: string) => ({
  id: entry.id,
  caption: entry.name,
  schema: schemas[entry.type],
  properties: {
    name: [entry.name],
    alias: entry.otherNames,
    topics: ['sanction'],
    country: [entry.country.toLowerCase()],
    programId: [entry.programme],
    ...(entry.birthDate ? { birthDate: [entry.birthDate] } : {}),
  },
  datasets: ['invented_list'],
  referents: [],
  target: true,
  first_seen: '2026-01-01T00:00:00',
  last_seen: lastChange,
  last_change: lastChange,
  score,
  explanations: {},
  match: score >= threshold,
})

/** A simulation of OpenSanctions' yente with a list of invented names: its dataset is `sanctions`. */
export const createYentePeer = (base: string, apiKey: string | undefined, lastChangeOf: () => string) => {
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://peer')
    if (request.method !== 'POST' || url.pathname !== `${base}/match/sanctions`)
      return sendJson(response, 404, { detail: 'No such dataset.' })
    if (apiKey && request.headers.authorization !== `ApiKey ${apiKey}`)
      return sendJson(response, 401, { detail: 'Invalid API key.' })
    const { queries } = matchQuery.parse(await readJson(request))
    const threshold = Number(url.searchParams.get('threshold') ?? 0.7)
    const limit = Number(url.searchParams.get('limit') ?? 5)
    const match = ({ schema, properties }: Example) =>
      listedNames
        .filter(({ type }) => schema === 'LegalEntity' || schema === schemas[type])
        .map((entry) => ({ entry, score: Math.max(...properties.name.map((name) => scoreOf(name, entry))) }))
        .filter(({ score }) => score >= threshold)
        .toSorted((a, b) => b.score - a.score)
        .slice(0, limit)
        .map(({ entry, score }) => resultOf(entry, score, threshold, lastChangeOf()))
    const responses = Object.fromEntries(
      Object.entries(queries).map(([name, example]) => {
        const results = match(example)
        return [
          name,
          { status: 200, results, total: { value: results.length, relation: 'eq' }, query: example },
        ]
      }),
    )
    sendJson(response, 200, { responses, limit })
  }
  return (request: IncomingMessage, response: ServerResponse): void => {
    respond(request, response).catch((error: unknown) => {
      const status = error instanceof BadRequest ? error.status : 400
      sendJson(response, status, { detail: 'Invalid query.' })
    })
  }
}
