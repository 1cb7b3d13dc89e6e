import { decimalFromCents } from '#shared/money/cents.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import type { ChargeOrder } from '../../../functions/data/charge-orders.ts'
import { listPostings, type StoredPosting } from '../../../functions/data/ledger.ts'
import type { LimitRequest } from '../../../functions/data/limit-requests.ts'
import { callDesk } from '../../support/draw-money.ts'
import { feeDocument } from '../../support/fee-document.ts'
import { type Act, amountUpTo, listOf } from './act.ts'

/** The lender's own acts, and its responses to requests for a higher limit. */
export const lenderActs: Record<string, Act> = {
  reverse: {
    weight: 4,
    prepare: async ({ app, chance, seller }) => {
      const { facilityId } = seller
      const postings: StoredPosting[] = []
      for await (const posting of listPostings(app.deps.table, facilityId)) postings.push(posting)
      const posting = chance.pick(
        postings.filter(({ kind }) => ['repayment-received', 'fee-charged', 'charge-waived'].includes(kind)),
      )
      return posting && (() => callDesk(app, 'posting-reverse', { facilityId, postingId: posting.postingId }))
    },
  },
  charge: {
    weight: 5,
    prepare: async (world) => {
      const { app, chance, seller, count } = world
      const charge = chance.pick(await listOf<ChargeOrder>(world, 'CHARGE#'))
      if (!charge) return undefined
      const ids = { facilityId: seller.facilityId, chargeId: charge.chargeId, key: `k${count}` }
      const what = chance.next()
      if (what < 0.07) return () => callDesk(app, 'charge-write-off', ids)
      const amount = amountUpTo(world, 200_00)
      if (what < 0.55) {
        const fileId = await feeDocument(app, { ...seller, facilityId: charge.facilityId }, `cost ${count}`)
        return () =>
          callDesk(app, 'fee-charge', {
            ...ids,
            amount,
            fileId,
            kind: chance.pick(['bank', 'court', 'collector']),
          })
      }
      const kind = chance.pick(['fee', 'overdueInterest', 'interest'])
      return () => callDesk(app, 'charge-waive', { ...ids, kind, amount })
    },
  },
  suspense: {
    weight: 2,
    prepare: async (world) => {
      const { app, chance, seller, count } = world
      const { facilityId } = seller
      const amount = amountUpTo(world, 5_000_00)
      const charge = chance.pick(await listOf<ChargeOrder>(world, 'CHARGE#'))
      const fields = { facilityId, amount, key: `s${count}` }
      if (!charge || chance.next() < 0.3) return () => callDesk(app, 'suspense-pay-back', fields)
      return () => callDesk(app, 'suspense-apply', { ...fields, chargeId: charge.chargeId })
    },
  },
  bound: {
    weight: 3,
    prepare: async (world) => {
      const { app, chance, seller } = world
      const { facilityId } = seller
      const amount = () => decimalFromCents(chance.integer(40_000_00, 150_000_00))
      const [action, fields] = chance.pick([
        ['facility-limit', { limit: amount() }],
        ['facility-set', { watermark: amount() }],
        ['facility-set', { frozenLimit: amountUpTo(world, 10_000_00) }],
        ['facility-expire', {}],
        // Only an empty facility can be closed, and closing is final.
        ['facility-close', {}],
        ...[1, 2, 3].map(
          () =>
            [
              'facility-renew',
              { reviewDate: addDays(businessDate(app.clock.now()), chance.integer(60, 400)) },
            ] as const,
        ),
      ] as const) ?? ['facility-expire', {}]
      return () => callDesk(app, action, { facilityId, ...fields })
    },
  },
  decideLimit: {
    weight: 2,
    prepare: async (world) => {
      const { app, chance, seller } = world
      const request = chance.pick(
        (await listOf<LimitRequest>(world, 'LIMITREQUEST#')).filter(({ status }) => status === 'submitted'),
      )
      if (!request) return undefined
      const action = chance.next() < 0.7 ? 'limit-approve' : 'limit-reject'
      const ids = { facilityId: seller.facilityId, requestId: request.requestId }
      const accepted = action === 'limit-approve' ? { shopTroubleAccepted: true } : {}
      return () => callDesk(app, action, { ...ids, ...accepted })
    },
  },
}
