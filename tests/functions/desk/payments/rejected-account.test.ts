import { expect, test } from 'vitest'
import type { PayoutView } from '#shared/desk/payments.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { createPayouts } from './payout-drawdowns.ts'

const app = await useTestApp()
const payouts = await createPayouts(app)

const listed = async (drawdownId: string) => {
  const outcome = await payouts.act('ada', 'payout-list', { limit: 200 })
  return (outcome as unknown as { payouts: PayoutView[] }).payouts.find(
    (each) => each.drawdownId === drawdownId,
  )
}

test('an account that the bank refused is paid nothing until it is verified again (A6)', async () => {
  const { act, approved, made, make, companyId, accountOf } = payouts
  const drawdown = await approved('2000.00')
  const { batchId } = await made([drawdown])
  await act('ada', 'payout-batch-file', { batchId })
  const reason = 'RJCT AC04 closed account'
  expect(await act('ada', 'payout-batch-unpaid', { batchId, bankDidNotPay: true, reason })).toMatchObject({
    ok: true,
  })
  expect(await listed(drawdown.drawdownId)).toMatchObject({
    heldUpBy: 'account rejected',
    account: { rejectedTransfer: { reason, at: expect.any(String) } },
  })
  expect(await make([drawdown])).toMatchObject({ ok: false, message: expect.stringContaining(reason) })
  const waiting = await act('ada', 'payout-account-list', {})
  expect(JSON.stringify(waiting)).toContain(companyId)
  const { accountId, version } = await accountOf()
  for (let time = 0; time < 2; time++)
    await act('ada', 'payout-account-verify', { companyId, accountId, version })
  expect(await listed(drawdown.drawdownId)).toMatchObject({
    heldUpBy: null,
    account: { rejectedTransfer: null },
  })
  expect(JSON.stringify(await act('ada', 'payout-account-list', {}))).not.toContain(companyId)
  expect(await make([drawdown])).toMatchObject({ ok: true })
})

test('a transfer that failed for the lender’s own reasons blocks no account', async () => {
  const { act, approved, made } = payouts
  const drawdown = await approved('2100.00')
  const { batchId } = await made([drawdown])
  await act('ada', 'payout-batch-file', { batchId })
  await act('ada', 'payout-batch-unpaid', { batchId, bankDidNotPay: true, reason: 'AM04 no funds' })
  expect(await listed(drawdown.drawdownId)).toMatchObject({ account: { rejectedTransfer: null } })
})
