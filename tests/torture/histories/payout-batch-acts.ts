import type { Drawdown } from '../../../functions/data/drawdowns.ts'
import { findPayoutBatch, type PayoutBatch } from '../../../functions/data/payout-batches.ts'
import { writePain002 } from '../../functions/desk/payments/status-reports/write-status-reports.ts'
import { callDesk, verifyAccountsAgain } from '../../support/draw-money.ts'
import { type Act, listOf } from './act.ts'
import type { World } from './world.ts'

/** The batches with a drawdown of the seller. */
const pickBatch = async (world: World): Promise<PayoutBatch | undefined> => {
  const ids = (await listOf<Drawdown>(world, 'DRAWDOWN#')).flatMap(({ payoutBatchId }) => payoutBatchId ?? [])
  const id = world.chance.pick(ids)
  return id === undefined ? undefined : findPayoutBatch(world.app.deps.table, id)
}

/** Payouts in files for the bank, which it carries out or not. */
export const payoutBatchActs: Record<string, Act> = {
  batch: {
    weight: 8,
    prepare: async (world) => {
      const { app, seller } = world
      const { companyId, facilityId } = seller
      const awaiting = (await listOf<Drawdown>(world, 'DRAWDOWN#')).filter(({ status }) =>
        ['requested', 'approved'].includes(status),
      )
      const drawdowns = awaiting.map(({ drawdownId }) => ({ facilityId, drawdownId }))
      if (drawdowns.length === 0) return undefined
      return async () => {
        await verifyAccountsAgain(app, companyId)
        for (const drawdown of drawdowns) await callDesk(app, 'drawdown-approve', drawdown)
        const accepted = { warningAccepted: true, arrearsAccepted: true }
        await callDesk(app, 'payout-batch-make', { drawdowns, ...accepted })
      }
    },
  },
  batchFile: {
    weight: 12,
    prepare: async (world) => {
      const batch = await pickBatch(world)
      if (!batch) return undefined
      const { batchId, entries } = batch
      const { app, chance } = world
      if (!batch.sent) return () => callDesk(app, 'payout-batch-file', { batchId })
      const drawn = chance.next()
      if (drawn < 0.3) return () => callDesk(app, 'payout-batch-confirm', { batchId })
      if (drawn < 0.5) {
        const rejectionCause = chance.pick(['details', 'closed', 'bank'])
        return () => callDesk(app, 'payout-batch-unpaid', { batchId, rejectionCause, bankDidNotPay: true })
      }
      const transfers = entries.map(({ endToEndId }) => ({ endToEndId, status: 'RJCT', reason: 'AC04' }))
      const report = writePain002({
        messageId: batch.messageId,
        createdAt: app.clock.now().toISOString(),
        group: { status: 'PART' },
        blocks: [{ id: `${batch.messageId}-${entries[0]?.currency}`, transfers }],
      })
      const disposition = chance.pick(['pay again', 'cancel'])
      return async () => {
        await callDesk(app, 'transfer-status-read', { file: Buffer.from(report).toString('base64') })
        await callDesk(app, 'payout-batch-rejected', { batchId, disposition })
      }
    },
  },
}
