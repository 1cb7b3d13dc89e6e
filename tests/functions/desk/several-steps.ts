import { listPayoutBatches } from '../../../functions/data/payout-batch-lists.ts'
import type { PayoutBatch } from '../../../functions/data/payout-batches.ts'
import { listWaitingLines } from '../../../functions/data/statement-lines.ts'
import { remove } from '../../../functions/data/table.ts'
import type { MemoryApp } from '../../support/memory-app.ts'
import { present } from '../../support/present.ts'
import type { DeskStep } from './desk-story.ts'
import { type BilledCompany, buildBills } from './payments/build-bills.ts'
import { createPayouts, type Named } from './payments/payout-drawdowns.ts'
import { writeCamt } from './payments/statements/write-statements.ts'

/** Acts on several items, each written in its own transaction. */
export const createSeveralSteps = (appOf: () => MemoryApp) => {
  let billed: BilledCompany
  let drawdowns: Named[] = []
  const table = () => appOf().table

  const batchOf = async (of: readonly Named[]): Promise<PayoutBatch> => {
    const ids = new Set(of.map(({ drawdownId }) => drawdownId))
    const { items } = await listPayoutBatches(table(), { limit: 10 })
    return present(items.find(({ entries }) => entries.some(({ drawdownId }) => ids.has(drawdownId))))
  }
  const first = () => drawdowns.slice(0, 2)
  const second = () => drawdowns.slice(2)

  /** Both payouts of the first batch, and both bills by one transfer. */
  const statement = async () => {
    const { entries } = await batchOf(first())
    const lines = [
      ...entries.map(({ amountCents, endToEndId }) => ({ cents: 0 - amountCents, text: endToEndId })),
      { cents: billed.bills.reduce((sum, { cents }) => sum + cents, 0), text: 'Both', payer: billed.name },
    ].map((line) => ({ ...line, day: '2027-01-31' }))
    const text = writeCamt({ lines, openingCents: 10_000_000_00 })
    return { file: Buffer.from(text).toString('base64') }
  }

  const steps: DeskStep[] = [
    { action: 'payout-batch-make', fields: async () => ({ drawdowns: first() }) },
    { action: 'payout-batch-file', fields: async () => ({ batchId: (await batchOf(first())).batchId }) },
    { action: 'statement-read', fields: statement },
    { action: 'statement-book', fields: async () => ({}) },
    {
      action: 'statement-line-match',
      actor: 'bob',
      fields: async () => {
        const { facilityId, bills } = billed
        const lines = await listWaitingLines(table(), 10)
        return {
          lineId: lines.find(({ text }) => text.includes('Both'))?.lineId,
          targets: bills.map(({ chargeId }) => ({ kind: 'charge', facilityId, id: chargeId })),
        }
      },
    },
    { action: 'payout-batch-make', fields: async () => ({ drawdowns: second() }) },
    {
      action: 'payout-batch-confirm',
      fields: async () => ({ batchId: (await batchOf(second())).batchId, reference: 'FT28' }),
    },
    {
      action: 'portfolio-rebuild',
      fields: async () => {
        for (const { type, pk, sk } of table().items())
          if (String(type).startsWith('portfolio-'))
            await table().write(remove(table(), { pk: String(pk), sk: String(sk) }))
        return {}
      },
    },
  ]

  return {
    steps,
    begin: async () => {
      const company = present((await buildBills(appOf(), 1))[0])
      billed = company
      const payouts = await createPayouts(appOf())
      for (const amount of ['4000.00', '3000.00', '2000.00', '1000.00'])
        drawdowns = [...drawdowns, await payouts.approved(amount)]
    },
  }
}
