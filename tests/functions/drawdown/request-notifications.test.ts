import { expect, test, vi } from 'vitest'
import { buildFacility } from '../../support/build-facility.ts'
import { drawMoney, requestDrawdown } from '../../support/draw-money.ts'
import { signUpColleague } from '../../support/sign-up-colleague.ts'
import { useTestApp } from '../../support/use-test-app.ts'

const app = await useTestApp()

test('a requested drawdown is notified to every administrator, including the signer', async () => {
  const seller = await buildFacility(app, { limitCents: 250_000_00 })
  const colleague = await signUpColleague(app, seller)
  const clerk = await signUpColleague(app, seller, 'user')
  await app.drainEvents()
  const before = app.outbox.sent.length
  await drawMoney(app, seller, '12000.00')
  const told = app.outbox.sent.slice(before).filter(({ subject }) => subject?.endsWith('的提款申请'))
  expect(told.map(({ to }) => to).toSorted()).toEqual([seller.email, colleague.email].toSorted())
  expect(told[0]?.text).toMatch(/提款金额：GBP\s12,000\.00/)
  expect(told[0]?.text).toMatch(/刚刚代表.+签署并提交了一笔提款/)
  expect(app.outbox.sent.slice(before).map(({ to }) => to)).not.toContain(clerk.email)
})

test('administrators are notified of a requested drawdown even if its note cannot be stored', async () => {
  const seller = await buildFacility(app, { limitCents: 250_000_00 })
  await app.drainEvents()
  const before = app.outbox.sent.length
  const store = vi.spyOn(app.deps.files, 'writeOnce').mockRejectedValue(new Error('the bucket is away'))
  await requestDrawdown(app, seller, '12000.00')
  await expect(app.drainEvents()).rejects.toThrow('the bucket is away')
  store.mockRestore()
  const subjects = () => app.outbox.sent.slice(before).map(({ subject }) => subject)
  expect(subjects().filter((subject) => subject?.endsWith('的提款申请'))).toHaveLength(1)
  await app.drainEvents()
  expect(subjects().filter((subject) => subject?.endsWith('的提款申请'))).toHaveLength(1)
})
