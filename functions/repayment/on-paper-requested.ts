import { contractNameOf } from '#shared/companies/company-name.ts'
import { interestPaidOf } from '#shared/ledger/interest-paid.ts'
import { statementOf } from '#shared/ledger/statement.ts'
import { addDays, startOfDay } from '#shared/time/business-date.ts'
import { findFacilityNumber } from '../data/agreements.ts'
import { findCompany } from '../data/companies.ts'
import type { EventOf } from '../data/domain-events.ts'
import { findDrawdownsOfPostings } from '../data/drawdown-of-posting.ts'
import { readLedger } from '../data/ledger.ts'
import { listFacilityPlans } from '../data/payment-plans.ts'
import { describeLender } from '../documents/lender.ts'
import { storeRequestedDocument } from '../files/store-requested-document.ts'
import type { Deps } from '../runtime/deps.ts'
import type { Subscriber } from '../runtime/subscriber.ts'

const renderPaper = async (
  { companyId, facilityId, kind, from, to, locale }: EventOf<'paper-requested'>,
  { table, config }: Deps,
): Promise<Uint8Array> => {
  const [ledger, company] = await Promise.all([readLedger(table, facilityId), findCompany(table, companyId)])
  if (!ledger || !company) throw new Error(`there is no facility ${facilityId} of company ${companyId}`)
  const data = {
    facilityNumber: await findFacilityNumber(table, ledger.facility),
    companyName: contractNameOf(company) ?? '',
    ...describeLender(config),
    currency: ledger.facility.currency,
    asOf: startOfDay(addDays(to, 1)).toISOString(),
  }
  if (kind === 'statement') {
    const { renderStatement } = await import('../documents/render-statement.ts')
    const { postings } = ledger
    const [drawdownOf, plans] = await Promise.all([
      findDrawdownsOfPostings(table, companyId, postings),
      listFacilityPlans(table, ledger.facility),
    ])
    return renderStatement({ ...data, statement: statementOf(postings, from, to), drawdownOf, plans }, locale)
  }
  const { renderInterestStatement } = await import('../documents/render-interest-statement.ts')
  return renderInterestStatement({ ...data, paid: interestPaidOf(ledger.postings, from, to) }, locale)
}

/** Renders a requested document, and adds it to the company's files. */
export const onPaperRequested: Subscriber<'paper-requested'> = async (event, deps, delivery) => {
  const { companyId, fileId, kind, from, to } = event
  const fileName = `${kind}-${from}-${to}.pdf`
  await storeRequestedDocument(
    await renderPaper(event, deps),
    { companyId, fileId, fileName, kind },
    deps,
    delivery,
  )
}
