import { type ScreenedSubject, subjectKeyOf } from '#shared/screening/screened-subjects.ts'
import type { ScreeningMatch } from '../connectors/screening/screening-engine.ts'
import type { ScreeningHit } from '../data/screening-hits.ts'
import { sha256Of } from '../data/sha256.ts'

const digestOf = (...parts: string[]): string => sha256Of(JSON.stringify(parts)).slice(0, 32)

const hitOf = (
  companyId: string,
  { kind, names, roles, birthDate, countries: subjectCountries }: ScreenedSubject,
  { entry, score }: ScreeningMatch,
  now: Date,
): ScreeningHit => {
  const { list, entryId, name, version, birthDate: entryBirthDate, countries, programmes } = entry
  const matchKey = digestOf(companyId, subjectKeyOf({ names }), list, entryId)
  return {
    hitId: digestOf(matchKey, version),
    companyId,
    matchKey,
    kind,
    names,
    roles,
    ...(birthDate ? { birthDate } : {}),
    ...(subjectCountries?.length ? { subjectCountries } : {}),
    list,
    entryId,
    entryName: name,
    entryVersion: version,
    ...(entryBirthDate ? { entryBirthDate } : {}),
    countries,
    programmes,
    score,
    foundAt: now.toISOString(),
    status: 'open',
    version: 0,
  }
}

export interface HitChanges {
  /** New hits. */
  found: ScreeningHit[]
  /** Undecided hits, each replaced by one with another version of its entry. */
  superseded: ScreeningHit[]
}

/**
 * The changes of a company's hits by a search. A decision holds for the subject's names and the entry's version:
 * another name or version needs a new one. An undecided hit that the engine no longer finds stays until it is decided.
 */
export const diffScreeningHits = (
  companyId: string,
  subjects: readonly ScreenedSubject[],
  matches: readonly (readonly ScreeningMatch[])[],
  known: readonly ScreeningHit[],
  now: Date,
): HitChanges => {
  const knownIds = new Set(known.map(({ hitId }) => hitId))
  const all = subjects.flatMap((subject, at) =>
    (matches[at] ?? []).map((match) => hitOf(companyId, subject, match, now)),
  )
  const found = [...new Map(all.map((hit) => [hit.hitId, hit])).values()]
    .filter(({ hitId }) => !knownIds.has(hitId))
    .toSorted((a, b) => b.score - a.score)
  const renewed = new Set(found.map(({ matchKey }) => matchKey))
  return {
    found,
    superseded: known.filter(({ status, matchKey }) => status === 'open' && renewed.has(matchKey)),
  }
}
