import { limitChanged } from '#shared/ledger/limit-postings.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findFacility } from '../../data/facilities.ts'
import { postToLedger } from '../../data/ledger.ts'
import {
  listPaymentAccounts,
  type PaymentAccount,
  replacePaymentAccount,
} from '../../data/payment-accounts.ts'
import { findWatermark } from '../../underwriting/find-watermark.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

export const reportBalanceAct: RunAct<'balance-report'> = async (input, act, { table, clock, random }) => {
  const { facilityId, platform, accountId, unsettled: amountCents, verified } = input
  const facility = await findFacility(table, facilityId)
  if (!facility) return refuseAct('notFound', `there is no facility ${facilityId}`)
  const { companyId, balances, status } = facility
  if (status === 'closed') return refuseAct('wrongState', 'the facility is closed')
  const accounts = await listPaymentAccounts(table, companyId)
  const account = accounts.find((each) => each.platform === platform && each.accountId === accountId)
  if (!account) return refuseAct('notFound', `the company has no account ${accountId} at ${platform}`)

  const now = clock()
  const currency = input.currency ?? facility.currency
  const former = account.balances?.find((each) => each.currency === currency)
  const reported: PaymentAccount = {
    ...account,
    holderConfirmed: verified,
    balances: [{ amountCents, currency, reportedAt: now.toISOString() }],
  }
  const watermark = await findWatermark(
    { table, clock },
    companyId,
    { limitCents: balances.limit, currency: facility.currency },
    accounts.map((each) => (each === account ? reported : each)),
  )
  const posting =
    watermark === balances.watermark
      ? undefined
      : limitChanged(random.id(), businessDate(now), {
          watermarkCents: watermark - balances.watermark,
          frozenLimitCents: 0,
        })
  const unsettled = decimalFromCents(amountCents)
  const written = await table.transact({
    ...postToLedger(table, facility, { posting }, now),
    account: replacePaymentAccount(table, reported),
    audit: act.audit({
      companyId,
      currency: facility.currency,
      before: {
        platform,
        unsettled: former ? decimalFromCents(former.amountCents) : null,
        unsettledCurrency: currency,
        watermark: decimalFromCents(balances.watermark),
      },
      after: {
        platform,
        unsettled,
        unsettledCurrency: currency,
        verified,
        watermark: decimalFromCents(watermark),
      },
    }),
  })
  if (!written.ok)
    return refuseAct(
      'changedMeanwhile',
      'the facility or the account was changed at the same moment; try again',
    )
  return { ok: true, facilityId, platform, accountId, unsettled, watermark: decimalFromCents(watermark) }
}
