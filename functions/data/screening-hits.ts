import type { SubjectKind } from '#shared/screening/screened-subjects.ts'
import type { HitStatus, SubjectRole } from '#shared/screening/screening-states.ts'
import { companyItemKey } from './companies.ts'
import { listCompanyItems } from './list-company-items.ts'
import { awaitsReview, reviewQueueOf } from './review-queue.ts'
import { type Item, remove, replace, type Table, type Write } from './table.ts'

/** The resemblance of a screened name to an entry of a sanctions list, and the decision on it. */
export interface ScreeningHit {
  /** Derived from the company, the subject's names, the entry and its version. */
  hitId: string
  companyId: string
  /** Like `hitId`, but the same for every version of the entry. */
  matchKey: string
  kind: SubjectKind
  names: readonly string[]
  roles: readonly SubjectRole[]
  birthDate?: string
  /** Of incorporation, nationality and residence; absent in hits from before they were kept. */
  subjectCountries?: readonly string[]
  list: string
  entryId: string
  entryName: string
  entryVersion: string
  entryBirthDate?: string
  countries: readonly string[]
  programmes: readonly string[]
  /** From 0 to 1. */
  score: number
  foundAt: string
  status: HitStatus
  decidedAt?: string
  decidedBy?: string
  approvedBy?: string
  reason?: string
  version: number
}

const prefix = 'SCREENINGHIT#'

const key = ({ companyId, hitId }: Pick<ScreeningHit, 'companyId' | 'hitId'>) =>
  companyItemKey(companyId, `${prefix}${hitId}`)

/** Access pattern: a hit of a company. */
export const findScreeningHit = (
  table: Table,
  hit: Pick<ScreeningHit, 'companyId' | 'hitId'>,
): Promise<Item<ScreeningHit> | undefined> => table.get<ScreeningHit>(key(hit))

/** Access pattern: the hits of a company, decided ones included. */
export const listScreeningHits = (table: Table, companyId: string): Promise<Item<ScreeningHit>[]> =>
  listCompanyItems<ScreeningHit>(table, companyId, prefix)

/** Access pattern: the undecided hits of all companies, oldest first. */
export const listOpenScreeningHits = reviewQueueOf<ScreeningHit>('screening-hit')

/** Creates (version 0) or replaces a hit. Only an undecided one waits for the back office. */
export const replaceScreeningHit = (table: Table, hit: ScreeningHit): Write => {
  const { gsi1pk: _pk, gsi1sk: _sk, ...fields } = hit as Item<ScreeningHit>
  const { status, companyId, foundAt, hitId } = hit
  return replace<ScreeningHit>(table, {
    ...fields,
    ...key(hit),
    ...(status === 'open' ? awaitsReview('screening-hit', companyId, foundAt, hitId) : {}),
    type: 'screening-hit',
  })
}

/** Removes a hit in favour of one with a newer version of its entry. Fails if it was decided since it was read. */
export const removeScreeningHit = (table: Table, hit: ScreeningHit): Write =>
  remove<ScreeningHit>(table, key(hit), { version: hit.version })
