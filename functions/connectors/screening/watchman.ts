import * as z from 'zod/mini'
import type { ScreenedSubject, SubjectKind } from '#shared/screening/screened-subjects.ts'
import { inBatches } from '../../data/in-batches.ts'
import { sha256Of } from '../../data/sha256.ts'
import type { WatchmanSettings } from '../../runtime/screening-settings.ts'
import { type ConnectorDeps, callPlatform, isForbidden, PlatformUnavailable } from '../call-platform.ts'
import type { ScreeningEngine, ScreeningMatch } from './screening-engine.ts'

/** Go writes an empty slice and an absent value as null. */
const listOf = <S extends z.ZodMiniType>(schema: S) => z.nullish(z.array(schema))

/** Unlisted fields are kept, since the version is a digest of the whole entity. */
const entity = z.looseObject({
  name: z.string(),
  sourceList: z.string(),
  sourceID: z.string(),
  match: z.number(),
  person: z.nullish(z.looseObject({ birthDate: z.nullish(z.string()) })),
  addresses: listOf(z.looseObject({ country: z.optional(z.string()) })),
  sanctionsInfo: z.nullish(z.looseObject({ programs: listOf(z.string()) })),
  /** The entry as its publisher writes it, in a shape for each list. */
  sourceData: z.unknown(),
})

/** The programmes of OFAC's entries, which only their source data contains. */
const ofacEntry = z.object({ program: z.array(z.string()) })

const searchResponse = z.object({ entities: listOf(entity) })

const listInfo = z.object({
  /** The number of entries of each list. */
  lists: z.nullish(z.record(z.string(), z.int())),
})

/** A search covers one type of entities: a company may be listed under either of two. */
const typesOf: Record<SubjectKind, readonly string[]> = {
  company: ['business', 'organization'],
  person: ['person'],
  'account holder': ['person', 'business', 'organization'],
}

/** A digest of everything listed about an entry: most entries are unchanged in a newer list, and keep their version. */
const versionOf = ({ match: _score, ...listed }: z.output<typeof entity>): string =>
  sha256Of(JSON.stringify(listed)).slice(0, 32)

const matchOf = (found: z.output<typeof entity>): ScreeningMatch => {
  const { match, sourceList, sourceID, name, person, addresses, sanctionsInfo, sourceData } = found
  return {
    score: match,
    entry: {
      list: sourceList,
      entryId: sourceID,
      name,
      version: versionOf(found),
      ...(person?.birthDate ? { birthDate: person.birthDate.slice(0, 10) } : {}),
      countries: [...new Set((addresses ?? []).flatMap(({ country }) => country || []))],
      programmes: sanctionsInfo?.programs ?? ofacEntry.safeParse(sourceData).data?.program ?? [],
    },
  }
}

const searchesOf = ({ kind, names }: ScreenedSubject) =>
  names.flatMap((name) => typesOf[kind].map((type) => ({ name, type })))

/** The largest number of matches that Watchman returns. */
const limit = 100

/** The concurrent searches of a company. */
const atOnce = 4

const eachEntryOnce = (matches: readonly ScreeningMatch[]): ScreeningMatch[] => {
  const byEntry = new Map<string, ScreeningMatch>()
  for (const match of matches.toSorted((a, b) => b.score - a.score)) {
    const { list, entryId } = match.entry
    const key = `${list}#${entryId}`
    if (!byEntry.has(key)) byEntry.set(key, match)
  }
  return [...byEntry.values()]
}

export const createWatchman = (deps: ConnectorDeps, settings: WatchmanSettings): ScreeningEngine => {
  const { url, minimumScore } = settings
  const call = callPlatform(deps, 'watchman')

  /** An instance that is still loading its lists finds nobody. */
  const checkLists = async (): Promise<void> => {
    const { lists } = await call(listInfo, `${url}/v2/listinfo`, {}, isForbidden)
    if (Object.values(lists ?? {}).every((entries) => entries === 0))
      throw new PlatformUnavailable('watchman: it has no list')
  }

  const searchName = async (name: string, type: string): Promise<ScreeningMatch[]> => {
    const query = new URLSearchParams({
      name,
      type,
      minMatch: String(minimumScore),
      limit: String(limit),
    })
    const { entities } = await call(searchResponse, `${url}/v2/search?${query.toString()}`, {}, isForbidden)
    return (entities ?? []).filter(({ match }) => match >= minimumScore).map(matchOf)
  }

  return {
    async search(subjects) {
      await checkLists()
      const searches = subjects.flatMap((subject, index) =>
        searchesOf(subject).map((search) => ({ ...search, index })),
      )
      const found = await inBatches(searches, atOnce, async ({ name, type, index }) => ({
        index,
        matches: await searchName(name, type),
      }))
      return subjects.map((_, at) =>
        eachEntryOnce(found.flatMap(({ index, matches }) => (index === at ? matches : []))),
      )
    },
  }
}
