import type { RequestOf, ResponseOf } from '#shared/api/endpoint.ts'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { call } from '../../../api/call.ts'
import { pagesQuery } from '../../../api/pages-query.ts'

const { listApplications } = applicationEndpoints

/** An application of any kind, as the list has it. */
export type ApplicationRecord = ResponseOf<typeof listApplications>['records'][number]

/** What the list of applications is narrowed to. */
export type RecordListing = Omit<RequestOf<typeof listApplications>['body'], 'cursor'>

/** The company's applications, newest first, a page at a time. */
export const recordsQuery = (listing: RecordListing) =>
  pagesQuery([listApplications.name, listing], (place, signal) =>
    call(listApplications, { body: { ...listing, ...place } }, { signal }),
  )

/** Every list of applications, of whatever kind, is known by this. */
export const recordsQueryKey = [listApplications.name] as const
