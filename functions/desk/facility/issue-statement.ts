import { contractNameOf } from '#shared/companies/company-name.ts'
import { statementOf } from '#shared/ledger/statement.ts'
import { addDays, businessDate, startOfDay } from '#shared/time/business-date.ts'
import { findFacilityNumber } from '../../data/agreements.ts'
import { findCompanyOwner } from '../../data/company-owner.ts'
import { createDocumentFile, measureDocument, pdfContentType } from '../../data/document-files.ts'
import { findDrawdownsOfPostings } from '../../data/drawdown-of-posting.ts'
import { fileKey, findCompleteFile } from '../../data/files.ts'
import { readLedger } from '../../data/ledger.ts'
import { listFacilityPlans } from '../../data/payment-plans.ts'
import { sha256Of } from '../../data/sha256.ts'
import { describeLender } from '../../documents/lender.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

/** How long the link is valid. */
const linkSeconds = 15 * 60

export const issueStatementAct: RunAct<'statement-issue'> = async (
  { facilityId, from, to, locale },
  act,
  { table, files, clock, config },
) => {
  const ledger = await readLedger(table, facilityId)
  if (!ledger) return refuseAct('notFound', `there is no facility ${facilityId}`)
  const now = clock()
  if (to < from || to > businessDate(now))
    return refuseAct('invalidInput', 'a statement is of days up to today, the earlier one first')
  const { facility, postings } = ledger
  const { companyId, currency } = facility
  const { company, owner } = await findCompanyOwner(table, companyId)
  const language = locale ?? owner.locale
  const { renderStatement } = await import('../../documents/render-statement.ts')
  const pdf = await renderStatement(
    {
      facilityNumber: await findFacilityNumber(table, facility),
      companyName: contractNameOf(company) ?? '',
      ...describeLender(config),
      currency,
      statement: statementOf(postings, from, to),
      drawdownOf: await findDrawdownsOfPostings(table, companyId, postings),
      plans: await listFacilityPlans(table, facility),
      asOf: startOfDay(addDays(to, 1)).toISOString(),
    },
    language,
  )
  // The id contains the content's hash: the same statement is filed once, and a different one is filed with it.
  const sha256 = sha256Of(pdf)
  const fileId = `statement-${from}-${to}-${sha256.slice(0, 16)}`
  const fileName = `statement-${from}-${to}.pdf`
  const objectKey = `${fileKey(companyId, fileId)}/${sha256}`
  const linked = async () => ({
    ok: true as const,
    facilityId,
    fileId,
    sha256,
    url: await files.presignDownload({
      key: objectKey,
      fileName,
      contentType: pdfContentType,
      seconds: linkSeconds,
    }),
  })
  const isFiled = async () => (await findCompleteFile(table, companyId, fileId)) !== undefined
  const after = { facilityId, fileId, from, to }
  if (!(await isFiled())) {
    await files.write(objectKey, pdf, pdfContentType)
    const written = await table.transact({
      file: createDocumentFile(
        table,
        { companyId, fileId, fileName, kind: 'statement', objectKey, ...measureDocument(pdf) },
        now.toISOString(),
      ),
      audit: act.audit({ companyId, before: null, after }),
    })
    if (written.ok) return linked()
    if (!(await isFiled()))
      return refuseAct('changedMeanwhile', 'the statement could not be filed; try again')
  }
  // A link to an existing file is an access to it.
  await table.transact({ audit: act.audit({ companyId, isLook: true, before: null, after }) })
  return linked()
}
