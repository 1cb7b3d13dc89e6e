import type { RequestOf, ResponseOf } from '#shared/api/endpoint.ts'
import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { call } from '../../../api/call.ts'
import { pagesQuery } from '../../../api/pages-query.ts'

const { listApplications } = applicationEndpoints

/** An application of any kind, as in the list. */
export type ApplicationRecord = ResponseOf<typeof listApplications>['records'][number]

/** The filters of the list of applications. */
export type RecordListing = Omit<RequestOf<typeof listApplications>['body'], 'cursor'>

/** The company's applications, newest first, page by page. */
export const recordsQuery = (listing: RecordListing) =>
  pagesQuery([listApplications.name, listing], (place, signal) =>
    call(listApplications, { body: { ...listing, ...place } }, { signal }),
  )

/** The common query key of all lists of applications. */
export const recordsQueryKey = [listApplications.name] as const
