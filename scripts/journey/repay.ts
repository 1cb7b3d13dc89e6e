import * as z from 'zod'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'
import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { expectFigure } from './expect-figure.ts'
import { until } from './local-client.ts'
import type { WithDrawdown } from './seller.ts'
import { login } from './sign-up.ts'

const trialBalance = z.object({ total: z.string(), rebuiltEqual: z.boolean() })

type Charge = ResponseOf<typeof repaymentEndpoints.listCharges>['records'][number]

/** A tenor has some thirty weeks at most. */
const maxCharges = 40

const listCharges = async ({ client }: WithDrawdown, token: string): Promise<Charge[]> =>
  (await client.call(repaymentEndpoints.listCharges, { body: { page_size: 100 } }, { token })).records

/** Reports the transfer of a charge order, and waits until the lender has posted it. */
const pay = async (journey: WithDrawdown, token: string, { id, outstanding }: Charge): Promise<Charge> => {
  const idempotencyKey = `journey-payment-${id}`.slice(0, 64).replace(/[^\w-]/g, '-')
  await journey.client.call(
    repaymentEndpoints.reportPayment,
    { body: { charge_id: id, amount: outstanding, reference: 'FPS 20260219' } },
    { token, idempotencyKey },
  )
  return until('the settled charge order', async () =>
    (await listCharges(journey, token)).find((each) => each.id === id && each.status === 'collected'),
  )
}

/** Requests the due deduction twice; the payment platform executes it once. */
const deductDue = async (journey: WithDrawdown, token: string, due: readonly Charge[]): Promise<Charge[]> => {
  await journey.local.runJob('repayment-deductions')
  await journey.local.runJob('repayment-deductions')
  const charges = await listCharges(journey, token)
  const deducted = charges.filter(
    ({ id, status }) => status === 'collected' && due.some((each) => each.id === id),
  )
  expectFigure('the charge orders that were deducted', deducted.length, due.length)
  return deducted
}

/** Goes to the next due date and closes the day, twice, which charges no more than once. */
const goToDueDate = async ({ local }: WithDrawdown): Promise<void> => {
  await local.setClock(`${await local.nextDueDate()}T02:00:00Z`)
  await local.runJob('daily-close')
  await local.runJob('daily-close')
}

/** Pays the dues. */
const payDue = async (journey: WithDrawdown): Promise<Charge[]> => {
  const { token } = await login(journey)
  const due = (await listCharges(journey, token)).filter(({ status }) => status === 'active')
  if (journey.repayment.collection === 'platform_deduction') return deductDue(journey, token, due)
  const paid: Charge[] = []
  for (const charge of due) paid.push(await pay(journey, token, charge))
  return paid
}

const sum = (charges: readonly Charge[], field: 'principal' | 'interest' | 'fee' | 'total'): string =>
  decimalFromCents(charges.reduce((total, charge) => total + centsFromDecimal(charge[field]), 0))

/** Repays the drawdown as it falls due until nothing is owed and the trial balance is zero. */
export const repay = async (journey: WithDrawdown): Promise<void> => {
  const { client, local, facilityId, amountCents, limitCents, repayment, schedule, say } = journey
  const paid = await payDue(journey)
  while (sum(paid, 'principal') !== decimalFromCents(amountCents)) {
    if (paid.length > maxCharges) throw new Error('the drawdown is never repaid')
    await goToDueDate(journey)
    paid.push(...(await payDue(journey)))
  }
  // The amounts of weekly shares of sales are not known in advance.
  if (repayment.method !== 'salesShare')
    expectFigure(
      'what was charged',
      paid
        .map(({ due_date, principal, interest, fee }) => `${due_date} ${principal} ${interest} ${fee}`)
        .join(', '),
      schedule
        .map(
          ({ due_date, principal, interest, fee = '0.00' }) => `${due_date} ${principal} ${interest} ${fee}`,
        )
        .join(', '),
    )

  const { token } = await login(journey)
  const summary = await client.call(creditEndpoints.getFacilitySummary, {}, { token })
  expectFigure('outstanding after repayment', summary?.outstanding, '0.00')
  expectFigure('available after repayment', summary?.available_funding, decimalFromCents(limitCents))
  const balance = trialBalance.parse(await local.desk('ledger-trial-balance', { facilityId }))
  expectFigure('the trial balance', balance.total, '0.00')
  expectFigure('balances equal to those rebuilt from the entries', balance.rebuiltEqual, true)
  const [first] = paid
  say(
    `repaid by ${repayment.method}, ${repayment.collection === 'platform_deduction' ? 'deducted' : 'transferred'}, in ${paid.length} from ${first?.due_date} to ${paid.at(-1)?.due_date}: ` +
      `${sum(paid, 'principal')} + ${sum(paid, 'interest')} + ${sum(paid, 'fee')} = ${sum(paid, 'total')}; ` +
      `outstanding ${summary?.outstanding}, available ${summary?.available_funding}; trial balance ${balance.total}`,
  )
}
