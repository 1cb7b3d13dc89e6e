import type { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import type { changed } from '../data/retry-on-change.ts'
import type { Call, Outcome } from '../http/handle.ts'

type Endpoint = typeof applicationEndpoints.withdrawApplication

/** Stores the idempotent response in the withdrawal's transaction. */
export type StoreWithdrawal = Call<Endpoint>['storeResponse']

/** The outcome; `changed` if the application was changed concurrently and must be read again. */
export type WithdrawalAttempt = Promise<Outcome<Endpoint> | typeof changed>
