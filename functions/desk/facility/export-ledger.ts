import * as z from 'zod/mini'
import { exportFormats, exportLedger } from '#shared/ledger/ledger-export.ts'
import { readLedger } from '../../data/ledger.ts'
import { sha256Of } from '../../data/sha256.ts'
import { describedField, fields } from '../engine/act-fields.ts'
import { deskAct, refuseAct } from '../engine/desk-act.ts'

/** A Lambda's response is limited to 6 MB, and the content is escaped in it. */
const longestContent = 4_000_000

export const exportLedgerAct = deskAct({
  name: 'ledger-export',
  summary:
    'All postings of a facility as JSON lines or CSV, oldest first, with the SHA-256 of the text: its balances can be rebuilt from them.',
  reads: true,
  positional: ['facilityId'],
  schema: z.object({
    facilityId: fields.facilityId,
    format: describedField(z._default(z.enum(exportFormats), 'jsonl'), 'how the postings are written', 'csv'),
  }),
  run: async ({ facilityId, format }, _act, { table }) => {
    const ledger = await readLedger(table, facilityId)
    if (!ledger) return refuseAct('notFound', `there is no facility ${facilityId}`)
    const { facility, postings } = ledger
    if (postings.length !== facility.postingCount)
      return refuseAct('changedMeanwhile', 'postings are landing at this moment; try again')
    const content = exportLedger(postings, format)
    if (content.length > longestContent)
      return refuseAct('wrongState', 'the ledger is too long for one answer')
    return {
      ok: true,
      facilityId,
      currency: facility.currency,
      format,
      postings: postings.length,
      sha256: sha256Of(content),
      content,
    }
  },
})
