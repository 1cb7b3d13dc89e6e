import { exportLedger } from '#shared/ledger/ledger-export.ts'
import { readLedger } from '../../data/ledger.ts'
import { sha256Of } from '../../data/sha256.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

/** A Lambda's response is limited to 6 MB, and the content is escaped in it. */
const longestContent = 4_000_000

export const exportLedgerAct: RunAct<'ledger-export'> = async ({ facilityId, format }, _act, { table }) => {
  const ledger = await readLedger(table, facilityId)
  if (!ledger) return refuseAct('notFound', `there is no facility ${facilityId}`)
  const { facility, postings } = ledger
  if (postings.length !== facility.postingCount)
    return refuseAct('changedMeanwhile', 'postings are landing at this moment; try again')
  const content = exportLedger(postings, format)
  if (content.length > longestContent) return refuseAct('wrongState', 'the ledger is too long for one answer')
  return {
    ok: true,
    facilityId,
    currency: facility.currency,
    format,
    postings: postings.length,
    sha256: sha256Of(content),
    content,
  }
}
