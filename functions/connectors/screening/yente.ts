import * as z from 'zod/mini'
import type { ScreenedSubject, SubjectKind } from '#shared/screening/screened-subjects.ts'
import type { YenteSettings } from '../../runtime/screening-settings.ts'
import { type ConnectorDeps, callPlatform, isForbidden, PlatformUnavailable } from '../call-platform.ts'
import type { ScreeningEngine, ScreeningMatch } from './screening-engine.ts'

/** A property may have nested entities as well as texts. */
const properties = z.record(z.string(), z.array(z.unknown()))

const result = z.object({
  id: z.string(),
  caption: z.string(),
  properties,
  score: z.number(),
  last_change: z.nullish(z.string()),
  last_seen: z.nullish(z.string()),
})

const matchResponse = z.object({
  responses: z.record(z.string(), z.object({ status: z.int(), results: z.array(result) })),
})

const schemaOf: Record<SubjectKind, string> = {
  company: 'Company',
  person: 'Person',
  'account holder': 'LegalEntity',
}

/** The largest number of queries in one call by default, and of results of each. */
const batchSize = 50
const limit = 50

const textsOf = ({ properties: of }: z.output<typeof result>, name: string): string[] =>
  (of[name] ?? []).filter((value) => typeof value === 'string')

const matchOf = (found: z.output<typeof result>, list: string): ScreeningMatch => {
  const [birthDate] = textsOf(found, 'birthDate')
  return {
    score: found.score,
    entry: {
      list,
      entryId: found.id,
      name: found.caption,
      version: found.last_change ?? found.last_seen ?? '',
      ...(birthDate ? { birthDate } : {}),
      countries: [...new Set([...textsOf(found, 'country'), ...textsOf(found, 'nationality')])],
      programmes: textsOf(found, 'programId'),
    },
  }
}

export const createYente = (
  deps: ConnectorDeps,
  settings: YenteSettings,
  apiKey: string | undefined,
): ScreeningEngine => {
  const { url, dataset, minimumScore } = settings
  const call = callPlatform(deps, 'yente')

  const match = async (subjects: readonly ScreenedSubject[]): Promise<ScreeningMatch[][]> => {
    const query = new URLSearchParams({ threshold: String(minimumScore), limit: String(limit) })
    // Names only: a birth date that was entered falsely would hide a match. The reviewer compares the rest.
    const queries = Object.fromEntries(
      subjects.map(({ kind, names }, at) => [
        `s${at}`,
        { schema: schemaOf[kind], properties: { name: names } },
      ]),
    )
    const { responses } = await call(
      matchResponse,
      `${url}/match/${dataset}?${query.toString()}`,
      {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(apiKey ? { authorization: `ApiKey ${apiKey}` } : {}),
        },
        body: JSON.stringify({ queries }),
      },
      isForbidden,
    )
    return subjects.map((_, at) => {
      const response = responses[`s${at}`]
      if (response?.status !== 200) throw new PlatformUnavailable('yente: a query without a response')
      return response.results
        .filter(({ score }) => score >= minimumScore)
        .toSorted((a, b) => b.score - a.score)
        .map((found) => matchOf(found, dataset))
    })
  }

  return {
    async search(subjects) {
      const found: ScreeningMatch[][] = []
      for (let from = 0; from < subjects.length; from += batchSize)
        found.push(...(await match(subjects.slice(from, from + batchSize))))
      return found
    },
  }
}
