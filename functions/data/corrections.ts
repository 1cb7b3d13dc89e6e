import type { CorrectionOutcome, CorrectionSubject } from '#shared/privacy/corrections.ts'
import { keptUntil } from '#shared/privacy/retention.ts'
import { ttlAt } from './expiry.ts'
import { listMembers } from './memberships.ts'
import { awaitsReview, byQueuePosition, reviewQueueOf } from './review-queue.ts'
import { type Item, replace, type Table, type Write } from './table.ts'
import { userPartition } from './users.ts'

/** A user's request to correct personal data. */
export interface Correction {
  /** Begins with its time. */
  requestId: string
  userId: string
  /** The company that the user acted for. */
  companyId: string
  about: CorrectionSubject
  /** The error, and the correct data. */
  text: string
  /** ISO timestamps, UTC: when it was submitted, and the deadline of the reply. */
  askedAt: string
  dueAt: string
  outcome?: CorrectionOutcome
  /** The reply to the user. */
  answer?: string
  answeredAt?: string
  answeredBy?: string
  version: number
}

const prefix = 'CORRECTION#'
const key = ({ userId, requestId }: Pick<Correction, 'userId' | 'requestId'>) => ({
  pk: userPartition(userId),
  sk: `${prefix}${requestId}`,
})

/** Access pattern: a user's correction request by id. */
export const findCorrection = (
  table: Table,
  named: Pick<Correction, 'userId' | 'requestId'>,
): Promise<Item<Correction> | undefined> => table.get<Correction>(key(named))

/** Access pattern: a user's correction requests, the newest first. */
export const listCorrections = async (table: Table, userId: string, limit: number): Promise<Correction[]> => {
  const { items } = await table.query<Correction>({
    pk: userPartition(userId),
    prefix,
    newestFirst: true,
    consistent: true,
    limit,
  })
  return items
}

/** Access pattern: the correction requests that wait for the lender, oldest first. */
export const listWaitingCorrections = reviewQueueOf<Correction>('correction')

/** The latest requests of a user that are looked through. */
const maxOfUser = 50

/** Access pattern: the waiting correction requests of the members of companies, oldest first. */
export const findWaitingCorrections = async (
  table: Table,
  companyIds: readonly string[],
): Promise<Item<Correction>[]> => {
  const members = await Promise.all(companyIds.map((companyId) => listMembers(table, companyId)))
  const userIds = [...new Set(members.flat().map(({ userId }) => userId))]
  const pages = await Promise.all(
    userIds.map((userId) =>
      table.query<Correction>({
        pk: userPartition(userId),
        prefix,
        newestFirst: true,
        consistent: true,
        limit: maxOfUser,
      }),
    ),
  )
  return pages
    .flatMap(({ items }) => items)
    .filter(({ gsi1pk, companyId }) => gsi1pk && companyIds.includes(companyId))
    .toSorted(byQueuePosition)
}

/**
 * Creates a request (version 0) or replaces the version that was read. It is in the lender's list until it is decided.
 */
export const replaceCorrection = (table: Table, correction: Correction): Write => {
  const { gsi1pk: _pk, gsi1sk: _sk, ...fields } = correction as Item<Correction>
  const { userId, requestId, askedAt, answeredAt } = correction
  return replace<Correction>(table, {
    ...fields,
    ...key(correction),
    type: 'correction',
    ...(answeredAt
      ? { ttl: ttlAt(keptUntil('corrections', new Date(answeredAt))) }
      : awaitsReview('correction', userId, askedAt, requestId)),
  })
}
