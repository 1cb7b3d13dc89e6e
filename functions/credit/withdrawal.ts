import type { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import type { changed } from '../data/retry-on-change.ts'
import type { Call, Outcome } from '../http/handle.ts'

type Endpoint = typeof applicationEndpoints.withdrawApplication

/** What keeps the answer to a withdrawal, for its transaction. */
export type StoreWithdrawal = Call<Endpoint>['storeResponse']

/** What came of it; `changed` where the application was changed at the same moment, and is to be read again. */
export type WithdrawalAttempt = Promise<Outcome<Endpoint> | typeof changed>
