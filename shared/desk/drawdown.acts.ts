import * as z from 'zod/mini'
import { ratePercentSchema } from '../money/rate.ts'
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
import { knowsMoney, lending, paying } from './desk-roles.ts'

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
    input: z.object(drawdownFields('drawdown')),
  }),
  'drawdown-list': act({
    summary: 'The drawdowns that wait to be decided, oldest first.',
    roles: knowsMoney,
    subject: 'payouts',
    reads: true,
    input: z.object(workQueueFields),
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
  }),
  'sofr-set': act({
    summary:
      'Enters the SOFR of a past day, in percent a year, while its publisher cannot be reached. It is shown as entered.',
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
    }),
  }),
}
