import { companyItemKey } from './companies.ts'
import { ttlAfter } from './expiry.ts'
import { create, type Table, type Write } from './table.ts'

/** A call that is executed once, however often it is sent. */
export interface IdempotentCall {
  companyId: string
  /** The endpoint's name. */
  operation: string
  /** The caller's idempotency key. */
  key: string
}

/** The response of a call, stored so that its retries get the same. */
export interface StoredResponse {
  bodyHash: string
  data: unknown
}

/** For how long a retry is recognised. */
const keptForDays = 7

const keyOf = ({ companyId, operation, key }: IdempotentCall) =>
  companyItemKey(companyId, `IDEMPOTENCY#${operation}#${key}`)

/** Access pattern: the stored response of a call with this key. */
export const findStoredResponse = (table: Table, call: IdempotentCall): Promise<StoredResponse | undefined> =>
  table.get<StoredResponse>(keyOf(call))

/**
 * Stores a call's response. Belongs in the transaction that does the call's work, so that both are committed together;
 * of two calls with one key, the second one's transaction fails on this write.
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
