import type { ShownFacility, ShownPaymentAccount, ShownSetOff } from '#shared/desk/facility.ts'
import { asRead, availableOf } from '#shared/ledger/balances.ts'
import type { SetOff } from '#shared/lending/watermark.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { shopStatusAt } from '#shared/shops/shop-status.ts'
import { type Company, findCompany } from '../../data/companies.ts'
import { type Facility, findFacility } from '../../data/facilities.ts'
import { listPaymentAccounts, type PaymentAccount } from '../../data/payment-accounts.ts'
import { findSetOff } from '../../underwriting/find-watermark.ts'
import { type AccountBalance, isHeldByCompany } from '../../underwriting/reported-balances.ts'
import { companyNamesOf } from '../engine/company-names.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { pendingApprovals } from '../engine/pending-approvals.ts'

const describeAccount = (
  account: PaymentAccount,
  company: Pick<Company, 'registerNameEn' | 'registerNameCn'>,
  now: Date,
): ShownPaymentAccount => ({
  platform: account.platform,
  accountId: account.accountId,
  status: shopStatusAt(account, now),
  isCompanys: isHeldByCompany(account, company),
  balances: (account.balances ?? []).map(({ currency, amountCents, reportedAt }) => ({
    currency,
    amount: decimalFromCents(amountCents),
    reportedAt,
  })),
})

const describeSetOff = ({ balances, setOffCents, leftCents }: SetOff<AccountBalance>): ShownSetOff => ({
  balances: balances.map(({ account: { platform, accountId }, currency, amountCents, countedCents }) => ({
    platform,
    accountId,
    currency,
    amount: decimalFromCents(amountCents),
    counted: decimalFromCents(countedCents),
  })),
  setOffAmount: decimalFromCents(setOffCents),
  leftToCount: decimalFromCents(leftCents),
})

const describeBalances = ({ balances }: Facility) => ({
  limit: decimalFromCents(balances.limit),
  watermark: decimalFromCents(balances.watermark),
  frozenLimit: decimalFromCents(balances.frozenLimit),
  outstanding: decimalFromCents(balances.principalReceivable),
  pendingDrawdown: decimalFromCents(balances.pendingDrawdown),
  available: decimalFromCents(availableOf(balances)),
  interestOwed: decimalFromCents(balances.interestReceivable),
  overdueInterestOwed: decimalFromCents(balances.overdueInterestReceivable),
  feesOwed: decimalFromCents(balances.feeReceivable),
  suspense: decimalFromCents(asRead('suspense', balances.suspense)),
})

export const showFacilityAct: RunAct<'facility-show'> = async ({ facilityId }, _act, { table, clock }) => {
  const facility = await findFacility(table, facilityId)
  if (!facility) return refuseAct('notFound', `there is no facility ${facilityId}`)
  const { companyId } = facility
  const [company, accounts, proposed] = await Promise.all([
    findCompany(table, companyId),
    listPaymentAccounts(table, companyId),
    pendingApprovals({ table, clock }, companyId, facilityId),
  ])
  const setOff = await findSetOff({ table, clock }, company ?? {}, accounts, facility.currency)
  const shown: ShownFacility = {
    facilityId,
    companyId,
    ...companyNamesOf(company),
    productCode: facility.productCode,
    currency: facility.currency,
    status: facility.status,
    effectiveDate: facility.effectiveDate,
    nextReviewDate: facility.nextReviewDate,
    marginPercent: facility.terms.marginPercent,
    ...describeBalances(facility),
    postingCount: facility.postingCount,
    paymentAccounts: accounts.map((account) => describeAccount(account, company ?? {}, clock())),
    setOff: setOff ? describeSetOff(setOff) : null,
    proposed,
  }
  return { ok: true, ...shown }
}
