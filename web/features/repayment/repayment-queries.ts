import { repaymentEndpoints } from '#shared/repayment/repayment.endpoints.ts'
import { call } from '../../api/call.ts'
import { pagesQuery } from '../../api/pages-query.ts'

const { listCharges } = repaymentEndpoints

/** The company's charge orders, newest first, a page at a time. */
export const chargesQuery = pagesQuery([listCharges.name], (body, signal) =>
  call(listCharges, { body }, { signal }),
)
