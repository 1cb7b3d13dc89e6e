import { repaymentEndpoints } from '#shared/repayment/area-endpoints.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import { until } from '../../../../scripts/journey/local-client.ts'
import { login } from '../../../../scripts/journey/sign-up.ts'
import { performByTwo, requestDrawdown } from '../desk-seller.ts'
import type { Filled } from './filled.ts'
import { typedWords } from './typed-words.ts'

interface WaitingDrawdown {
  drawdownId: string
  noteRendered: boolean
}

/** Requests a drawdown, and approves it by two people once its note is rendered. */
const drawApproved = async ({ seller, facilityId, local }: Filled, amount: string): Promise<string> => {
  const drawdownId = await requestDrawdown(seller, amount, `a-drawdown-of-${amount.replace('.', '-')}`)
  await until('the note', async () => {
    const { waiting } = (await local.desk('drawdown-list', {})) as { waiting: WaitingDrawdown[] }
    return waiting.find((each) => each.drawdownId === drawdownId && each.noteRendered)
  })
  await performByTwo(local, 'drawdown-approve', { facilityId, drawdownId })
  return drawdownId
}

const drawPaidOut = async (filled: Filled, amount: string): Promise<string> => {
  const { facilityId, local } = filled
  const drawdownId = await drawApproved(filled, amount)
  await performByTwo(local, 'drawdown-pay-out', { facilityId, drawdownId })
  return drawdownId
}

export const moveOn = async ({ local }: Filled, days: number): Promise<void> => {
  await local.setClock(`${addDays(businessDate(await local.now()), days)}T02:00:00Z`)
  await local.runJob('daily-close')
}

/** Two drawdowns with the same due date and one with a later one, whose id is returned. */
export const drawAll = async (filled: Filled): Promise<string> => {
  await drawPaidOut(filled, '8000.00')
  await drawPaidOut(filled, '3000.00')
  await moveOn(filled, 40)
  return drawPaidOut(filled, '4000.00')
}

/** A drawdown in a payout batch, one ready for a batch, and one pending approval. */
export const drawUnpaid = async (filled: Filled): Promise<void> => {
  const { seller, facilityId, local } = filled
  const drawdownId = await drawApproved(filled, '2000.00')
  await performByTwo(local, 'payout-batch-make', { drawdowns: [{ facilityId, drawdownId }] })
  await drawApproved(filled, '1500.00')
  await requestDrawdown(seller, '1000.00', 'a-drawdown-that-waits')
}

/** The seller's open charges. */
export const chargesOf = async ({ seller }: Filled) => {
  const { token } = await login(seller)
  const body = { page_size: 100 }
  const { records } = await seller.client.call(repaymentEndpoints.listCharges, { body }, { token })
  return { token, charges: records.filter(({ status }) => status === 'active') }
}

/** Lets both bills become overdue: the seller reports a partial transfer for one, and disputes the other. */
export const becomeOverdue = async (filled: Filled): Promise<void> => {
  const { client } = filled.seller
  const { token, charges } = await chargesOf(filled)
  const [first, second] = charges
  if (!first || !second) throw new Error('no bills were raised')
  await client.call(
    repaymentEndpoints.reportPayment,
    { body: { charge_id: first.id, amount: '1250.00', reference: 'FPS 31280' } },
    { token, idempotencyKey: 'a-part-of-the-bill' },
  )
  await client.call(
    repaymentEndpoints.disputeCharge,
    { body: { charge_id: second.id, words: typedWords.dispute } },
    { token, idempotencyKey: 'a-bill-in-dispute' },
  )
}

/** Reports a transfer that settles a drawdown before its due date. */
export const settleEarly = async ({ seller }: Filled, drawdownId: string): Promise<void> => {
  const { client } = seller
  const { token } = await login(seller)
  const body = { drawdown_id: drawdownId }
  const { total: amount } = await client.call(repaymentEndpoints.quotePayoff, { body }, { token })
  await client.call(
    repaymentEndpoints.reportPayoff,
    { body: { ...body, amount, reference: 'FPS 31291', partial: false } },
    { token, idempotencyKey: 'all-of-a-drawdown', password: seller.seller.password },
  )
}

/** Records a contact with the debtor. */
export const recordContact = async ({ facilityId, local }: Filled): Promise<void> => {
  await local.desk('contact-record', {
    facilityId,
    channel: 'phone',
    text: typedWords.contact,
    key: 'contact-1',
  })
  await local.desk('promise-record', {
    facilityId,
    amount: '1250.00',
    date: addDays(businessDate(await local.now()), 3),
    note: typedWords.promise,
    key: 'promise-1',
  })
}

/** Offers a payment plan for a bill that is overdue: two people agree, and the company has yet to sign. */
export const offerPlan = async (filled: Filled): Promise<void> => {
  const { facilityId, local } = filled
  const bill = (await chargesOf(filled)).charges.find(({ status }) => status === 'active')
  const drawdownId = bill?.sub_orders[0]?.drawdown_id
  await performByTwo(local, 'plan-offer', {
    facilityId,
    drawdownId,
    firstDate: addDays(businessDate(await local.now()), 21),
    count: '3',
    interest: 'none',
    reason: typedWords.plan,
  })
}
