import { createHash } from 'node:crypto'
import type { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { countCall } from '../account/limits/count-call.ts'
import { maxDocumentsPerDay } from '../data/document-files.ts'
import { recordEvent } from '../data/events.ts'
import { answer, type Handler } from '../http/handle.ts'
import { findDocumentFacility } from './find-document-facility.ts'

export const requestPaper: Handler<typeof repaymentEndpoints.requestPaper> = async (
  { input, session, request: { locale } },
  deps,
) => {
  const { kind } = input.body
  const found = await findDocumentFacility(session, input.body, deps)
  if (!found.ok) return found
  const { from, to } = found
  const { companyId, facilityId, postingCount } = found.facility
  // The name contains the content's hash: for the same books and days there is one.
  const name = createHash('sha256')
    .update([facilityId, postingCount, locale].join())
    .digest('hex')
    .slice(0, 16)
  const fileId = `${kind}-${from}-${to}-${name}`
  const { table, clock } = deps
  const now = clock()
  const ofDay = countCall(deps, 'paper-request', companyId, maxDocumentsPerDay)
  const written = await table.transact({
    event: recordEvent(
      table,
      { name: 'paper-requested', companyId, facilityId, fileId, kind, from, to, locale },
      `paper-requested:${companyId}:${fileId}`,
      now,
    ),
    counted: ofDay.write,
  })
  // One requested before exists, or is being created.
  if (written.ok || written.failed.includes('event')) return answer({ file_id: fileId })
  return ofDay.refusal()
}
