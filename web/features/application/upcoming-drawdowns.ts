import type { ResponseOf } from '#shared/api/endpoint.ts'
import type { applicationEndpoints } from '#shared/application/application.endpoints.ts'

/** A drawdown among the applications. */
export type Application = Extract<
  ResponseOf<typeof applicationEndpoints.listApplications>['records'][number],
  { name: 'drawdown' }
>

/** A drawdown with a known next due date. */
export type UpcomingDrawdown = Application & { readonly next_due_date: string }

/** Drawdowns with amounts that are not billed yet, the next due first. */
export const upcomingDrawdownsOf = (applications: readonly Application[]): UpcomingDrawdown[] =>
  applications
    .filter((each): each is UpcomingDrawdown => each.next_due_date !== null)
    .toSorted((a, b) => a.next_due_date.localeCompare(b.next_due_date))
