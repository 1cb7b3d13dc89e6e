import { csvOfTable } from '#shared/portfolio/csv.ts'
import type { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { findDrawdownsOfPostings } from '../data/drawdown-of-posting.ts'
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
  const { kind } = input.body
  const found = await findDocumentFacility(session, input.body, deps)
  if (!found.ok) return found
  const { from, to } = found
  const { companyId, facilityId } = found.facility
  const [ledger, { translations }] = await Promise.all([
    readLedger(deps.table, facilityId),
    statementTranslations[locale](),
  ])
  if (!ledger) throw new Error(`facility ${facilityId} has no ledger`)
  const { postings } = ledger
  const drawdownOf = await findDrawdownsOfPostings(deps.table, companyId, postings)
  const [head = [], ...lines] = documentTables[kind](postings, { from, to }, translations, drawdownOf)
  return answer({
    file_name: `${kind}-${from}-${to}.csv`,
    content: `${byteOrderMark}${csvOfTable(head, lines)}`,
  })
}
