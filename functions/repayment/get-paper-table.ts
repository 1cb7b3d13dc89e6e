import { csvOfTable } from '#shared/portfolio/csv.ts'
import type { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { readLedger } from '../data/ledger.ts'
import { answer, type Handler } from '../http/handle.ts'
import { statementTranslations } from '../translations/load-translations.ts'
import { documentTables } from './document-tables.ts'
import { findDocumentFacility } from './find-document-facility.ts'

/** Marks the text as UTF-8 for spreadsheets. */
const byteOrderMark = '\uFEFF'

export const getPaperTable: Handler<typeof repaymentEndpoints.getPaperTable> = async (
  { input, session, request: { locale } },
  deps,
) => {
  const { kind, from, to } = input.body
  const found = await findDocumentFacility(session, to, deps)
  if (!found.ok) return found
  const { facilityId } = found.facility
  const [ledger, { translations }] = await Promise.all([
    readLedger(deps.table, facilityId),
    statementTranslations[locale](),
  ])
  if (!ledger) throw new Error(`facility ${facilityId} has no ledger`)
  const [head = [], ...lines] = documentTables[kind](ledger.postings, { from, to }, translations)
  return answer({
    file_name: `${kind}-${from}-${to}.csv`,
    content: `${byteOrderMark}${csvOfTable(head, lines)}`,
  })
}
