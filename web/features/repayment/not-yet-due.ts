import type { ResponseOf } from '#shared/api/endpoint.ts'
import type { applicationEndpoints } from '#shared/application/application.endpoints.ts'

/** A drawdown among the applications. */
export type Application = Extract<
  ResponseOf<typeof applicationEndpoints.listApplications>['records'][number],
  { name: 'drawdown' }
>

/** Drawdowns that were paid out and are not billed yet, the next one due first. */
export const notYetDue = (applications: readonly Application[]): Application[] =>
  applications
    .filter(({ stage }) => stage === 'paid out')
    .toSorted((a, b) => a.due_date.localeCompare(b.due_date))
