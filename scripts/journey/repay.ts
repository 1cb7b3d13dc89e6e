import * as z from 'zod'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { repaymentEndpoints } from '#shared/repayment/repayment.endpoints.ts'
import { expectFigure } from './expect-figure.ts'
import { until } from './local-client.ts'
import type { WithDrawdown } from './seller.ts'
import { login } from './sign-up.ts'

const trialBalance = z.object({ total: z.string(), rebuiltEqual: z.boolean() })

export const repay = async (journey: WithDrawdown): Promise<void> => {
  const { client, local, facilityId, amountCents, interestCents, limitCents, dueDate, say } = journey
  await local.setClock(`${dueDate}T02:00:00Z`)
  await local.runJob('daily-close')
  await local.runJob('daily-close')
  const { token } = await login(journey)

  const charges = () => client.call(repaymentEndpoints.listCharges, { body: {} }, { token })
  const charge = (await charges()).records[0]
  if (!charge) throw new Error('the daily close raised no charge order')
  expectFigure('the charge orders', (await charges()).records.length, 1)
  expectFigure('the principal charged', charge.principal, decimalFromCents(amountCents))
  expectFigure('the interest charged', charge.interest, decimalFromCents(interestCents))
  expectFigure('the total charged', charge.total, decimalFromCents(amountCents + interestCents))

  const idempotencyKey = `journey-payment-${charge.id}`.slice(0, 64).replace(/[^\w-]/g, '-')
  await client.call(
    repaymentEndpoints.reportPayment,
    { body: { charge_id: charge.id, amount: charge.total, reference: 'FPS 20260219' } },
    { token, idempotencyKey },
  )
  const settled = await until('the settled charge order', async () => {
    const [found] = (await charges()).records
    return found?.status === 'collected' ? found : undefined
  })
  expectFigure('received', settled.received, charge.total)
  expectFigure('outstanding of the charge order', settled.outstanding, '0.00')
  expectFigure('pending of the charge order', settled.pending, '0.00')

  const summary = await client.call(creditEndpoints.getFacilitySummary, {}, { token })
  expectFigure('outstanding after repayment', summary?.outstanding, '0.00')
  expectFigure('available after repayment', summary?.available_funding, decimalFromCents(limitCents))
  const balance = trialBalance.parse(await local.desk('ledger-trial-balance', { facilityId }))
  expectFigure('the trial balance', balance.total, '0.00')
  expectFigure('balances equal to those rebuilt from the entries', balance.rebuiltEqual, true)
  say(
    `on ${dueDate} charged ${charge.principal} + ${charge.interest} = ${charge.total}, received ${settled.received}; ` +
      `outstanding ${summary?.outstanding}, available ${summary?.available_funding}; trial balance ${balance.total}`,
  )
}
