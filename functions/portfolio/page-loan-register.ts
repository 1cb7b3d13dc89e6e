import type { RegisteredLoan } from '#shared/desk/loan-register.ts'
import { registeredFigures } from '#shared/portfolio/loan-register.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { type Agreement, findAgreementOfProduct, type Signer } from '../data/agreements.ts'
import { collect } from '../data/collect.ts'
import { type Company, findCompany } from '../data/companies.ts'
import { type Drawdown, listEveryDrawdown } from '../data/drawdowns.ts'
import { findKycSections } from '../data/kyc.ts'
import { listPostings, type StoredPosting } from '../data/ledger.ts'
import type { Table } from '../data/table.ts'
import { chargesOfPayments, drawdownOfPosting } from './drawdown-of-posting.ts'
import { pageFacilities } from './page-facilities.ts'

/** Loans that were paid out in a period; either end may be open. */
export interface RegisterPeriod {
  from?: BusinessDate | undefined
  to?: BusinessDate | undefined
}

const guarantees = ({ capacity, signs = [] }: Signer): boolean =>
  capacity === 'guarantor' || signs.includes('guarantee')

const borrowerOf = async (table: Table, company: Company | undefined) => {
  const { company_info: info } = company?.kycId
    ? await findKycSections(table, company.companyId, company.kycId)
    : {}
  return {
    companyNameEn: company?.registerNameEn ?? null,
    companyNameCn: company?.registerNameCn ?? null,
    companyNumber: info?.brn ?? info?.uscc ?? info?.company_registration_number ?? null,
    companyAddress: info?.registered_address ?? null,
  }
}

const securityOf = (agreement: Pick<Agreement, 'agreementNumber' | 'signers'> | undefined) => ({
  agreementNumber: agreement?.agreementNumber ?? null,
  guarantors: agreement?.signers.filter(guarantees).map(({ name }) => name) ?? [],
})

const loanOf = (
  { drawdownId, facilityId, companyId, productCode, currency, price, status }: Drawdown,
  postings: readonly StoredPosting[],
) => ({
  drawdownId,
  facilityId,
  companyId,
  productCode,
  paidOutOn: price.drawdownDate,
  dueDate: price.dueDate,
  instalments: price.schedule.length,
  repaymentMethod: price.repayment.method,
  currency,
  principalCents: price.amountCents,
  ratePercent: price.ratePercent,
  effectiveRatePercent: price.highestRatePercent ?? price.effectiveRatePercent,
  status,
  ...registeredFigures(postings),
})

const isIn = ({ from, to }: RegisterPeriod, { price, paidOutAt }: Drawdown): boolean =>
  paidOutAt !== undefined &&
  (from === undefined || price.drawdownDate >= from) &&
  (to === undefined || price.drawdownDate <= to)

const loansOfFacility = async (
  table: Table,
  { facilityId, companyId }: { facilityId: string; companyId: string },
  period: RegisterPeriod,
): Promise<RegisteredLoan[]> => {
  const drawdowns = (await collect(listEveryDrawdown(table, companyId))).filter(
    (drawdown) => drawdown.facilityId === facilityId && isIn(period, drawdown),
  )
  const [first] = drawdowns
  if (!first) return []
  const [company, agreement, postings, charges] = await Promise.all([
    findCompany(table, companyId),
    findAgreementOfProduct(table, companyId, first.productCode),
    collect(listPostings(table, facilityId)),
    chargesOfPayments(table, companyId),
  ])
  const borrower = await borrowerOf(table, company)
  const ofLoan = Map.groupBy(postings, (posting) => drawdownOfPosting(posting, charges))
  return drawdowns.map((drawdown) => ({
    ...borrower,
    ...securityOf(agreement),
    ...loanOf(drawdown, ofLoan.get(drawdown.drawdownId) ?? []),
  }))
}

/** A page of all loans that were paid out, facility by facility. Undefined for an invalid cursor. */
export const pageLoanRegister = async (
  table: Table,
  { limit, cursor, ...period }: RegisterPeriod & { limit: number; cursor?: string | undefined },
): Promise<{ loans: RegisteredLoan[]; cursor?: string } | undefined> => {
  const page = await pageFacilities(table, { limit, cursor })
  if (!page) return undefined
  const loans: RegisteredLoan[] = []
  for (const facility of page.items) loans.push(...(await loansOfFacility(table, facility, period)))
  return { loans, ...(page.cursor ? { cursor: page.cursor } : {}) }
}
