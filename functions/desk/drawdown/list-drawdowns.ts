import * as z from 'zod/mini'
import { payoutCentsOf } from '#shared/lending/drawdown-price.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { listWaitingDrawdowns } from '../../data/drawdowns.ts'
import { fields } from '../engine/act-fields.ts'
import { deskAct } from '../engine/desk-act.ts'
import { tellWaiting } from '../engine/tell-waiting.ts'
import { describeNamedAccount } from './hold-to-account.ts'

export const listDrawdownsAct = deskAct({
  name: 'drawdown-list',
  summary: 'The drawdowns that wait to be decided or paid out, oldest first.',
  reads: true,
  schema: z.object({ limit: fields.listLimit, cursor: fields.listCursor }),
  run: async ({ limit, cursor }, _act, { table }) => ({
    ok: true,
    ...(await tellWaiting(
      await listWaitingDrawdowns(table, limit, cursor),
      limit,
      (drawdown) => ({
        facilityId: drawdown.facilityId,
        drawdownId: drawdown.drawdownId,
        companyId: drawdown.companyId,
        status: drawdown.status,
        currency: drawdown.currency,
        amount: decimalFromCents(drawdown.price.amountCents),
        /** What is sent once it is approved; paid out later than quoted, more of it by the interest of those days. */
        toTransfer: decimalFromCents(payoutCentsOf(drawdown.price)),
        interest: decimalFromCents(drawdown.price.interestCents),
        /** What a red packet pays of interest besides, and which one it is. */
        redPacket: decimalFromCents(drawdown.price.packet?.paysCents ?? 0),
        ...(drawdown.price.packet ? { redPacketId: drawdown.price.packet.packetId } : {}),
        total: decimalFromCents(drawdown.price.totalCents),
        ratePercent: drawdown.price.ratePercent,
        effectiveRatePercent: drawdown.price.effectiveRatePercent,
        dueDate: drawdown.price.dueDate,
        requestedAt: drawdown.requestedAt,
        noteRendered: drawdown.noteFileId !== undefined,
        ...(drawdown.payoutAccount ? { payoutAccount: describeNamedAccount(drawdown.payoutAccount) } : {}),
      }),
      table,
    )),
  }),
})
