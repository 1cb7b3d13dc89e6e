import { companyPartition } from './companies.ts'
import { ttlAfter } from './expiry.ts'
import { create, type Table, type Write } from './table.ts'

/** A call that is carried out once, however often it is sent. */
export interface IdempotentCall {
  companyId: string
  /** The endpoint's name. */
  operation: string
  /** What the caller named its intention by. */
  key: string
}

/** The answer that a call gave once, kept so that its retries get the same. */
export interface StoredResponse {
  bodyHash: string
  data: unknown
}

/** For how long a retry is recognised. */
const keptForDays = 7

const keyOf = ({ companyId, operation, key }: IdempotentCall) => ({
  pk: companyPartition(companyId),
  sk: `IDEMPOTENCY#${operation}#${key}`,
})

/** Access pattern: what a call with this key answered before. */
export const findStoredResponse = (table: Table, call: IdempotentCall): Promise<StoredResponse | undefined> =>
  table.get<StoredResponse>(keyOf(call))

/**
 * Remembers a call's answer. Goes into the transaction that does the call's work, so that the work and the
 * memory of it land together; of two calls with one key, the second one's transaction fails on this write.
 */
export const storeResponseOf = (
  table: Table,
  call: IdempotentCall,
  answer: StoredResponse,
  now: Date,
): Write =>
  create<StoredResponse>(table, {
    ...keyOf(call),
    type: 'idempotency',
    ttl: ttlAfter(now, keptForDays),
    ...answer,
  })
