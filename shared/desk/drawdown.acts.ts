import * as z from 'zod/mini'
import { drawdownStatuses } from '../drawdown/drawdown-states.ts'
import { benchmarkNames } from '../lending/benchmark-names.ts'
import { currencySchema } from '../money/currency.ts'
import { ratePercentSchema } from '../money/rate.ts'
import { rejections } from '../rejections/rejections.ts'
import { businessDate, businessDateSchema } from '../time/business-date.ts'
import { act } from './act.ts'
import {
  describedField,
  drawdownFields,
  fields,
  lineIdField,
  shortText,
  workQueueFields,
} from './act-fields.ts'
import { lending, moneyReaders, paying } from './desk-roles.ts'
import { payoutReturned } from './payments.ts'
import { amount, count, day, instant, percent, recordId, state, text, yesNo } from './response-fields.ts'
import { workQueue } from './work-responses.ts'

const namedAccount = z.strictObject({
  accountId: recordId,
  version: count,
  bankName: text,
  accountNumber: text,
})
const decidedDrawdown = z.strictObject({
  facilityId: recordId,
  drawdownId: recordId,
  status: state(drawdownStatuses),
  payoutAccount: z.exactOptional(namedAccount),
})

export const drawdownActs = {
  'drawdown-approve': act({
    summary: 'Approves a requested drawdown. One above the rate warning needs warningAccepted.',
    roles: lending,
    subject: 'payouts',
    fourEyes: true,
    positional: ['facilityId', 'drawdownId'],
    sensitive: { kinds: ['movesMoney'] },
    input: z.object({
      ...drawdownFields('drawdown'),
      warningAccepted: fields.warningAccepted,
      arrearsAccepted: fields.arrearsAccepted,
    }),
    output: decidedDrawdown,
  }),
  'drawdown-reject': act({
    summary: 'Rejects a drawdown that is not paid out yet, and gives its reservation back.',
    roles: lending,
    subject: 'payouts',
    positional: ['facilityId', 'drawdownId'],
    needsReason: true,
    sensitive: {
      kinds: ['movesMoney'],
      whyOnePerson: 'It holds back: no money leaves, and the reservation goes back.',
    },
    input: z.object({
      ...drawdownFields('drawdown'),
      rejection: z.optional(
        describedField(
          z.enum(rejections.drawdown),
          'what the seller reads, with what to do next; to contact customer service, if left out',
          'salesFell',
        ),
      ),
    }),
    output: decidedDrawdown,
  }),
  'drawdown-list': act({
    summary: 'The drawdowns that wait to be decided, oldest first.',
    roles: moneyReaders,
    subject: 'payouts',
    reads: true,
    input: z.object(workQueueFields),
    output: workQueue({
      payoutAccount: z.exactOptional(
        z.strictObject({
          accountId: recordId,
          version: count,
          bankName: text,
          accountNumber: text,
        }),
      ),
      total: amount,
      ratePercent: percent,
      effectiveRatePercent: percent,
      dueDate: day,
      requestedAt: instant,
      noteRendered: yesNo,
      /** Its note. */
      fileId: z.nullable(recordId),
      redPacketId: z.exactOptional(recordId),
      facilityId: recordId,
      drawdownId: recordId,
      companyId: recordId,
      status: state(drawdownStatuses),
      currency: currencySchema,
      amount: amount,
      toTransfer: amount,
      interest: amount,
      redPacket: amount,
    }),
  }),
  'drawdown-pay-out': act({
    summary:
      'Records that an approved drawdown was paid out; interest runs from the value date. Its note must be rendered and the facility still bear it.',
    roles: paying,
    subject: 'payouts',
    fourEyes: true,
    positional: ['facilityId', 'drawdownId'],
    sensitive: { kinds: ['movesMoney'] },
    input: z.object({
      ...drawdownFields('payout'),
      /** Required if the price on the payout's day has a warning that the approval did not accept. */
      warningAccepted: fields.warningAccepted,
      arrearsAccepted: fields.arrearsAccepted,
      reference: z.optional(
        describedField(shortText(140), 'the bank’s reference of the transfer', 'FT27004XK21', 'bank'),
      ),
      valueDate: z.optional(
        describedField(
          businessDateSchema,
          'the day on which the bank paid; today where none is given',
          '2027-01-05',
        ),
      ),
    }),
    freezeDefaults: ({ valueDate }, { clock }) => ({ valueDate: valueDate ?? businessDate(clock()) }),
    output: z.strictObject({
      payoutAccount: z.exactOptional(
        z.strictObject({
          accountId: recordId,
          version: count,
          bankName: text,
          accountNumber: text,
        }),
      ),
      drawdownId: recordId,
      facilityId: recordId,
      status: state(drawdownStatuses),
      amount: amount,
      transferred: amount,
      feeTaken: amount,
      interestTaken: amount,
      interest: amount,
      redPacket: amount,
      total: amount,
      dueDate: day,
      paidOutAt: z.optional(instant),
    }),
  }),
  'payout-returned': act({
    summary:
      'Records that the bank returned a payout: all that was posted and charged of it is taken back, and the drawdown is approved as before, to be paid again or rejected.',
    roles: paying,
    subject: 'payouts',
    fourEyes: true,
    positional: ['facilityId', 'drawdownId'],
    needsReason: true,
    sensitive: { kinds: ['movesMoney', 'waivesDebt'] },
    input: z.object({ ...drawdownFields('running'), lineId: z.optional(lineIdField) }),
    output: payoutReturned,
  }),
  'drawdown-restructured': act({
    summary:
      'Records that the terms of a running drawdown were eased because its borrower could not keep them. In the books, its loan is in stage 3 from the end of that month.',
    roles: lending,
    subject: 'books',
    fourEyes: true,
    positional: ['facilityId', 'drawdownId', 'restructuredOn'],
    needsReason: true,
    sensitive: { kinds: ['movesMoney'] },
    input: z.object({
      ...drawdownFields('running'),
      restructuredOn: describedField(
        businessDateSchema,
        'the day of the new terms, YYYY-MM-DD',
        '2027-03-15',
      ),
    }),
    output: z.strictObject({ facilityId: recordId, drawdownId: recordId, restructuredOn: day }),
  }),
  'sofr-set': act({
    summary:
      'Enters the fixing of a benchmark on a past day, in percent a year, while its publisher cannot be reached or has no interface. It is shown as entered.',
    roles: lending,
    subject: 'terms',
    positional: ['date', 'percent'],
    sensitive: { kinds: ['movesMoney'] },
    needsReason: true,
    fourEyes: true,
    input: z.object({
      date: describedField(
        businessDateSchema,
        'the past day that it was published for, YYYY-MM-DD',
        '2026-01-29',
      ),
      percent: describedField(ratePercentSchema, 'percent a year', '4.30', 'rate'),
      benchmark: z.optional(
        describedField(z.enum(benchmarkNames), 'the rate; SOFR if none is given', 'SONIA'),
      ),
    }),
    output: z.strictObject({
      benchmark: z.enum(benchmarkNames),
      date: day,
      percent: percent,
      source: text,
    }),
  }),
}
