import * as z from 'zod/mini'
import { ratePercentSchema } from '#shared/money/rate.ts'
import { businessDateSchema } from '#shared/time/business-date.ts'
import { listBenchmarks, putBenchmark, sofrSource } from '../../data/benchmarks.ts'
import { explained } from '../engine/act-fields.ts'
import { deskAct } from '../engine/desk-act.ts'

export const setSofrAct = deskAct({
  name: 'sofr-set',
  summary: 'Records the SOFR published for a date, in percent a year.',
  positional: ['date', 'percent'],
  sensitive: {
    kinds: ['movesMoney'],
    whyOnePerson:
      'A rate that the publisher has not delivered is entered by hand; a contract keeps the rate that it was quoted.',
  },
  schema: z.object({
    date: explained(businessDateSchema, 'the date that it was published for, YYYY-MM-DD', '2027-01-29'),
    percent: explained(ratePercentSchema, 'percent a year', '4.30'),
  }),
  run: async ({ date, percent }, act, { table }) => {
    const [present] = await listBenchmarks(table, 'SOFR', date, date)
    if (present?.percent === percent) return { ok: true, date, percent }
    await table.transact({
      benchmark: putBenchmark(table, { name: 'SOFR', date, percent, source: sofrSource }),
      audit: act.audit({
        before: present ? { benchmark: 'SOFR', date, percent: present.percent } : null,
        after: { benchmark: 'SOFR', date, percent },
      }),
    })
    return { ok: true, date, percent }
  },
})
