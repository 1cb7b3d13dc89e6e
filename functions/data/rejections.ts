import { keptUntil } from '#shared/privacy/retention.ts'
import { ttlAfter, ttlAt } from './expiry.ts'
import { put, type Table, type Write } from './table.ts'

/** The latest rejection of an act with an input, shown to those who decide on the same again. */
export interface Rejection {
  /** Digest of the act and its input. */
  digest: string
  proposalId: string
  proposedBy: string
  rejectedBy: string
  rejectedAt: string
  reason: string
}

/** Rejections with personal data are deleted earlier. */
const personalDays = 30

const key = (digest: string) => ({ pk: `REJECTED#${digest}`, sk: 'REJECTION' })

/** Access pattern: the latest rejection of an act with an input. */
export const findRejection = async (table: Table, digest: string): Promise<Rejection | undefined> => {
  const found = await table.get<Rejection>(key(digest))
  if (!found) return undefined
  const { proposalId, proposedBy, rejectedBy, rejectedAt, reason } = found
  return { digest, proposalId, proposedBy, rejectedBy, rejectedAt, reason }
}

export const storeRejection = (table: Table, rejection: Rejection, isPersonal: boolean): Write =>
  put<Rejection>(table, {
    ...key(rejection.digest),
    type: 'rejection',
    ttl: isPersonal
      ? ttlAfter(rejection.rejectedAt, personalDays)
      : ttlAt(keptUntil('lenderActs', new Date(rejection.rejectedAt))),
    ...rejection,
  })
