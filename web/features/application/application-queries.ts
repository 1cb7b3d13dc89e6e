import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { pagesQuery } from '../../api/pages-query.ts'

const { listApplications } = applicationEndpoints

/** How far the application has come, and the screen where it goes on. */
export const positionQuery = endpointQuery(applicationEndpoints.getPosition)

/** The banks to choose from; they do not change while a person is logged in. */
export const banksQuery = {
  ...endpointQuery(applicationEndpoints.listBanks),
  staleTime: Number.POSITIVE_INFINITY,
}

/** The directors, any of whom may sign. */
export const directorNamesQuery = endpointQuery(applicationEndpoints.listDirectorNames)

/** The drawdowns that were applied for, newest first, a page at a time. */
export const applicationsQuery = pagesQuery([listApplications.name], async (place, signal) => {
  const body = { name: 'drawdown' as const, ...place }
  const { records, ...page } = await call(listApplications, { body }, { signal })
  return { ...page, records: records.filter((record) => record.name === 'drawdown') }
})
