import { applicationEndpoints } from '#shared/application/application.endpoints.ts'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { pagesQuery } from '../../api/pages-query.ts'

const { listApplications } = applicationEndpoints

/** The application's progress, and the screen of its next step. */
export const positionQuery = endpointQuery(applicationEndpoints.getPosition)

/** The list of banks, cached for the session, as it does not change. */
export const banksQuery = {
  ...endpointQuery(applicationEndpoints.listBanks),
  staleTime: Number.POSITIVE_INFINITY,
}

/** The requested drawdowns, newest first, page by page. */
export const applicationsQuery = pagesQuery([listApplications.name], async (place, signal) => {
  const body = { name: 'drawdown' as const, ...place }
  const { records, ...page } = await call(listApplications, { body }, { signal })
  return { ...page, records: records.filter((record) => record.name === 'drawdown') }
})
