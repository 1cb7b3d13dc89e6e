import * as z from 'zod/mini'
import { limitChanged } from '#shared/ledger/limit-postings.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { currencySchema } from '#shared/money/currency.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findFacility } from '../../data/facilities.ts'
import { postToLedger } from '../../data/ledger.ts'
import {
  listPaymentAccounts,
  type PaymentAccount,
  replacePaymentAccount,
} from '../../data/payment-accounts.ts'
import { findWatermark } from '../../underwriting/find-watermark.ts'
import { amountOrZero, describedField, fields, flag } from '../engine/act-fields.ts'
import { deskAct, refuseAct } from '../engine/desk-act.ts'

export const reportBalanceAct = deskAct({
  name: 'balance-report',
  summary:
    'Records what a payment account holds and has not settled; the watermark becomes 80% of all that is eligible.',
  positional: ['facilityId', 'platform', 'accountId', 'unsettled'],
  needsReason: true,
  sensitive: {
    kinds: ['movesMoney'],
    whyOnePerson: 'It gives back at most what two people have granted as the limit (decision 76).',
  },
  schema: z.object({
    facilityId: fields.facilityId,
    platform: fields.platform,
    accountId: fields.accountId,
    unsettled: describedField(amountOrZero, 'what it holds and has not settled', '45000.00'),
    /** Defaults to the facility's currency; another one is converted at the latest reference rate. */
    currency: z.optional(
      describedField(currencySchema, 'its currency; the facility’s where none is given', 'GBP'),
    ),
    verified: describedField(flag, 'the account’s holder was verified to be the company'),
  }),
  run: async (input, act, { table, clock, random }) => {
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
  },
})
