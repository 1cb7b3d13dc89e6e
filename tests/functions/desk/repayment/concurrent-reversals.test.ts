import { expect, test } from 'vitest'
import { reversalIdOf } from '#shared/ledger/reversal.ts'
import type { Table } from '../../../../functions/data/table.ts'
import { checkBooks } from '../../../support/check-books.ts'
import { callDesk } from '../../../support/draw-money.ts'
import { feeDocument } from '../../../support/fee-document.ts'
import { useTestApp } from '../../../support/use-test-app.ts'
import { createRepaymentStory } from '../../repayment/repayment-story.ts'

const app = await useTestApp()

/** A table that runs another call, once, right after the reversal of a posting was looked up. */
const interrupted = (table: Table, postingId: string, happens: () => Promise<unknown>): Table => {
  let hasHappened = false
  return {
    ...table,
    async get<Entity>(...given: Parameters<Table['get']>) {
      const found = await table.get<Entity>(...given)
      if (given[0].sk.endsWith(reversalIdOf(postingId)) && !hasHappened) {
        hasHappened = true
        await happens()
      }
      return found
    },
  }
}

// Found by `npm run torture`.
test.each([
  ['fee-charge', { amount: '50.00', kind: 'bank' }, 'fee-charged'],
  ['charge-waive', { amount: '50.00', kind: 'interest' }, 'charge-waived'],
])('of two reversals of a %s at once both are told that it is taken back', async (action, fields, kind) => {
  const { seller, charge } = await createRepaymentStory(app).sellerWithDueDrawdown()
  const { facilityId } = seller
  const fileId = await feeDocument(app, seller)
  const ids = { facilityId, chargeId: charge.id, fileId }
  expect(await callDesk(app, action, { ...ids, ...fields, key: 'a' })).toMatchObject({ ok: true })
  const postingId = `${kind}:${charge.id}@a`
  const reverse = () => callDesk(app, 'posting-reverse', { facilityId, postingId })
  const sound = app.deps.table
  app.deps.table = interrupted(sound, postingId, async () => {
    app.deps.table = sound
    expect(await reverse()).toMatchObject({ ok: true })
  })
  expect(await reverse()).toMatchObject({ ok: true, reversed: postingId })
  await checkBooks(app, seller)
})
