import { GrantRefused, PlatformUnavailable } from '../connectors/call-platform.ts'
import { connectDeductions } from '../connectors/payment-platform/connect-payment-platform.ts'
import type { DeductionsClient } from '../connectors/payment-platform/deductions-client.ts'
import { listOpenCharges } from '../data/charge-orders.ts'
import type { Deps } from '../runtime/deps.ts'
import { type Deducted, deductCharge } from './deduct-charge.ts'
import { tryEach } from './try-each.ts'

export interface RepaymentDeductions extends Record<Deducted, number> {
  /** The payment platform did not respond: the next run repeats the requests, under the same keys. */
  unanswered: number
}

/**
 * Has due amounts deducted by the payment platform, for drawdowns that are repaid that way: each charge order once a
 * day until it is paid, and at every run those that the platform had not decided on.
 */
export const deductRepayments = async (deps: Deps): Promise<RepaymentDeductions> => {
  const { table, config, log } = deps
  const counts: RepaymentDeductions = {
    taken: 0,
    refused: 0,
    cancelled: 0,
    waits: 0,
    foundLate: 0,
    unanswered: 0,
  }
  let client: Promise<DeductionsClient> | undefined
  const connect = () => {
    if (!config.paymentPlatform)
      throw new Error('a deduction was asked for, and there is no payment platform')
    client ??= connectDeductions(deps, config.paymentPlatform)
    return client
  }
  const failures = await tryEach(
    listOpenCharges(table),
    async (charge) => {
      if (charge.collectionMethod !== 'platform_deduction') return
      try {
        const deducted = await deductCharge(charge, deps, connect)
        if (deducted) counts[deducted]++
      } catch (error) {
        if (!(error instanceof PlatformUnavailable || error instanceof GrantRefused)) throw error
        counts.unanswered++
        log('error', error.message, { chargeId: charge.chargeId })
      }
    },
    ({ chargeId }) => log('error', 'a repayment could not be deducted', { chargeId }),
  )
  log('info', 'repayments are deducted', { ...counts, failed: failures.length })
  if (failures.length > 0) throw new AggregateError(failures, 'some repayments could not be deducted')
  return counts
}
