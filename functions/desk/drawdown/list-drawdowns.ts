import { payoutCentsOf } from '#shared/lending/drawdown-price.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { listWaitingDrawdowns } from '../../data/drawdowns.ts'
import type { RunAct } from '../engine/desk-act.ts'
import { runWorkQueue } from '../engine/work-queue-page.ts'
import { describeNamedAccount } from './check-payout-account.ts'

export const listDrawdownsAct: RunAct<'drawdown-list'> = runWorkQueue(
  'drawdown',
  listWaitingDrawdowns,
  (drawdown) => ({
    facilityId: drawdown.facilityId,
    drawdownId: drawdown.drawdownId,
    companyId: drawdown.companyId,
    status: drawdown.status,
    currency: drawdown.currency,
    amount: decimalFromCents(drawdown.price.amountCents),
    /**
     * The amount to transfer once it is approved; a later payout than quoted is higher by the interest of those
     * days.
     */
    toTransfer: decimalFromCents(payoutCentsOf(drawdown.price)),
    interest: decimalFromCents(drawdown.price.interestCents),
    /** The interest that a red packet pays, and which packet. */
    redPacket: decimalFromCents(drawdown.price.packet?.paysCents ?? 0),
    ...(drawdown.price.packet ? { redPacketId: drawdown.price.packet.packetId } : {}),
    total: decimalFromCents(drawdown.price.totalCents),
    ratePercent: drawdown.price.ratePercent,
    effectiveRatePercent: drawdown.price.effectiveRatePercent,
    dueDate: drawdown.price.dueDate,
    requestedAt: drawdown.requestedAt,
    noteRendered: drawdown.noteFileId !== undefined,
    fileId: drawdown.noteFileId ?? null,
    ...(drawdown.payoutAccount ? { payoutAccount: describeNamedAccount(drawdown.payoutAccount) } : {}),
  }),
)
