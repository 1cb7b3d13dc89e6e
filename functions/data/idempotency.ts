import { companyPartition } from './companies.ts'
import { ttlAfter } from './expiry.ts'
import { create, type Table, type Write } from './table.ts'

/** Whose keys they are: another company may use the same ones. */
interface Caller {
  companyId: string
}

/** The answer that a call gave once, kept so that its retries get the same. */
export interface RememberedAnswer {
  bodyHash: string
  data: unknown
}

/** For how long a retry is recognised. */
const keptForDays = 7

const key = (caller: Caller, operation: string, idempotencyKey: string) => ({
  pk: companyPartition(caller.companyId),
  sk: `IDEMPOTENCY#${operation}#${idempotencyKey}`,
})

/** Access pattern: what this company's call with this key answered before. */
export const findRememberedAnswer = (
  table: Table,
  caller: Caller,
  operation: string,
  idempotencyKey: string,
): Promise<RememberedAnswer | undefined> =>
  table.get<RememberedAnswer>(key(caller, operation, idempotencyKey))

/**
 * Remembers a call's answer. Goes into the transaction that does the call's work, so that the work and the
 * memory of it land together; of two calls with one key, the second one's transaction fails on this write.
 */
export const rememberAnswer = (
  table: Table,
  caller: Caller,
  operation: string,
  idempotency: { key: string; bodyHash: string },
  data: unknown,
  now: Date,
): Write =>
  create<RememberedAnswer>(table, {
    ...key(caller, operation, idempotency.key),
    type: 'idempotency',
    ttl: ttlAfter(now, keptForDays),
    bodyHash: idempotency.bodyHash,
    data,
  })
