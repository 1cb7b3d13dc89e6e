import type { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import type { changed } from '../data/retry-on-change.ts'
import type { Call, Outcome } from '../http/handle.ts'

type Endpoint = typeof applicationEndpoints.withdrawApplication

/** Who withdraws an application, and under which key. */
export interface Withdrawal {
  session: Call<Endpoint>['session']
  idempotency: NonNullable<Call<Endpoint>['request']['idempotency']>
}

/** What came of it; `changed` where the application was changed at the same moment, and is to be read again. */
export type WithdrawalAttempt = Promise<Outcome<Endpoint> | typeof changed>
