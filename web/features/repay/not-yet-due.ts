import type { ResponseOf } from '../../../shared/api/endpoint.ts'
import type { drawdownEndpoints } from '../../../shared/drawdown/drawdown.endpoints.ts'

export type Application = ResponseOf<typeof drawdownEndpoints.listApplications>['records'][number]

/** Drawdowns that were paid out and are not billed yet, the next one due first. */
export const notYetDue = (applications: readonly Application[]): Application[] =>
  applications
    .filter(({ stage }) => stage === 'paid out')
    .toSorted((a, b) => a.due_date.localeCompare(b.due_date))
