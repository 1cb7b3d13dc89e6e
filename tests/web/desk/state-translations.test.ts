import { expect, test } from 'vitest'
import { activationStates } from '#shared/agreements/activation-states.ts'
import { agreementStatuses } from '#shared/agreements/sign-status.ts'
import { signerCheckCauses } from '#shared/agreements/signer-checks.ts'
import { positionStatuses } from '#shared/application/position.ts'
import { membershipStatuses } from '#shared/companies/company-roles.ts'
import { departureWays } from '#shared/companies/departures.ts'
import { creditRequestStatuses } from '#shared/credit/credit-request-states.ts'
import { facilityStatuses } from '#shared/credit/facility-states.ts'
import { lineStates } from '#shared/desk/statement-line-states.ts'
import { applicationStatuses, drawdownStatuses } from '#shared/drawdown/drawdown-states.ts'
import { payoutAccountStates } from '#shared/drawdown/payout-account.ts'
import { redPacketStatuses } from '#shared/engagement/red-packet-states.ts'
import { kycStatuses } from '#shared/kyc/kyc-status.ts'
import { promiseStatuses } from '#shared/portfolio/promise-to-pay.ts'
import { chargeOrderStatuses } from '#shared/repayment/charge-order-states.ts'
import { paymentStatuses } from '#shared/repayment/payment-states.ts'
import { importStatuses, shopStatuses } from '#shared/shops/shop-status.ts'
import { states as en } from '../../../web/desk/i18n/en/states.ts'
import { states as zhCN } from '../../../web/desk/i18n/zh-CN/states.ts'
import { states as zhTW } from '../../../web/desk/i18n/zh-TW/states.ts'

/** All types with a status, each with its values. */
const standings = {
  activations: activationStates,
  agreements: agreementStatuses,
  applications: positionStatuses,
  bills: chargeOrderStatuses,
  'credit requests': creditRequestStatuses,
  departures: departureWays,
  drawdowns: [...drawdownStatuses, ...applicationStatuses],
  facilities: facilityStatuses,
  imports: importStatuses,
  KYC: kycStatuses,
  memberships: membershipStatuses,
  payments: paymentStatuses,
  'payout accounts': payoutAccountStates,
  promises: promiseStatuses,
  'red packets': redPacketStatuses,
  shops: shopStatuses,
  'signer checks': signerCheckCauses,
  'statement lines': lineStates,
}

test.each(Object.entries(standings))('each state of %s has a word in every language', (_of, statuses) => {
  for (const words of [zhCN, zhTW, en] as Readonly<Record<string, string>>[])
    expect(statuses.filter((status) => !words[status])).toEqual([])
  // Not the untranslated name.
  for (const words of [zhCN, zhTW] as Readonly<Record<string, string>>[])
    expect(statuses.filter((status) => /^[\w ]+$/.test(words[status] ?? ''))).toEqual([])
})
