import type { ResponseOf } from '#shared/api/endpoint.ts'
import type { applicationEndpoints } from '#shared/application/application.endpoints.ts'

/** A drawdown among the applications. */
export type Application = Extract<
  ResponseOf<typeof applicationEndpoints.listApplications>['records'][number],
  { name: 'drawdown' }
>

/** One of which something falls due on a day that is known. */
export type UpcomingDrawdown = Application & { readonly next_due_date: string }

/** Drawdowns of which something is not billed yet, the next one due first. */
export const upcomingDrawdownsOf = (applications: readonly Application[]): UpcomingDrawdown[] =>
  applications
    .filter((each): each is UpcomingDrawdown => each.next_due_date !== null)
    .toSorted((a, b) => a.next_due_date.localeCompare(b.next_due_date))
