import type { TransferStatuses, TransferStatusView } from '#shared/desk/payments.ts'
import {
  isTransferRefused,
  standingOf,
  type TransferStanding,
  transferOutcomeOf,
} from '#shared/drawdown/transfer-status.ts'
import type { PayoutBatch, PayoutEntry, TransferStatus } from '../../data/payout-batches.ts'

type Statuses = Pick<PayoutBatch, 'statuses'>

export const statusesOf = (
  { statuses = [] }: Statuses,
  { drawdownId }: Pick<PayoutEntry, 'drawdownId'>,
): TransferStatus[] => statuses.filter(({ drawdownIds }) => drawdownIds.includes(drawdownId))

/** The standing of an entry by what the bank reported; undefined before it reported anything. */
export const standingOfEntry = (
  batch: Statuses,
  entry: Pick<PayoutEntry, 'drawdownId'>,
): TransferStanding<TransferStatus> | undefined => standingOf(statusesOf(batch, entry))

/** The bank did not pay it, or paid it back, and nobody has recorded that. */
export const isUnsettled = (batch: Statuses, entry: PayoutEntry): boolean =>
  !entry.cancelled && !entry.returned && isTransferRefused(standingOfEntry(batch, entry))

/** Codes and text, for a person's reason. */
export const reasonOf = ({
  status,
  reasonCodes,
  information,
}: Pick<TransferStatus, 'status' | 'reasonCodes' | 'information'>): string =>
  [reasonCodes.join(', ') || status, information].filter(Boolean).join(': ')

export const describeStatus = ({
  drawdownIds: _drawdownIds,
  reportId: _reportId,
  bankReference,
  ...status
}: TransferStatus): TransferStatusView => ({
  ...status,
  outcome: transferOutcomeOf(status.status),
  bankReference: bankReference ?? null,
})

export const describeStatuses = (batch: Statuses, entry: PayoutEntry): TransferStatuses | null => {
  const standing = standingOfEntry(batch, entry)
  return standing
    ? {
        outcome: standing.outcome,
        isUnsettled: isUnsettled(batch, entry),
        isContradictory: standing.isContradictory,
        statuses: statusesOf(batch, entry)
          .toSorted((one, other) => Date.parse(one.reportedAt) - Date.parse(other.reportedAt))
          .map(describeStatus),
      }
    : null
}
