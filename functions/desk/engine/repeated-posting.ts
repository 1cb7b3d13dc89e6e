import type { Posting, PostingLine } from '#shared/ledger/posting.ts'
import { findPosting } from '../../data/ledger.ts'
import type { Table } from '../../data/table.ts'
import { type DeskRefusal, refuseAct } from './desk-act.ts'

export const amountOn = (lines: readonly PostingLine[], account: PostingLine['account']) =>
  lines.find((line) => line.account === account)?.amountCents ?? 0

const sameLines = (a: readonly PostingLine[], b: readonly PostingLine[]): boolean =>
  a.length === b.length && a.every(({ account, amountCents }) => amountOn(b, account) === amountCents)

/**
 * The outcome of an act whose posting exists already: the first outcome if the postings match (by their lines, or by
 * `isSame`), otherwise a refusal. Undefined if there is no such posting.
 */
export const repeatedPostingOutcome = async <Outcome>(
  table: Table,
  facilityId: string,
  posting: Pick<Posting, 'postingId' | 'lines' | 'chargeKind'>,
  outcome: Outcome,
  isSame: (present: readonly PostingLine[]) => boolean = (present) => sameLines(present, posting.lines),
): Promise<Outcome | DeskRefusal | undefined> => {
  const present = await findPosting(table, facilityId, posting.postingId)
  if (!present) return undefined
  // Postings from before kinds were stored have none.
  const isOfKind = present.chargeKind === undefined || present.chargeKind === posting.chargeKind
  return isOfKind && isSame(present.lines)
    ? outcome
    : refuseAct('changedMeanwhile', 'this key was used for another amount or kind')
}

export const chargeChangedMeanwhile = refuseAct(
  'changedMeanwhile',
  'the charge order was changed at the same moment; look again',
)
