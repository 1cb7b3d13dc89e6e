import * as z from 'zod/mini'
import { type DocumentExtension, matchesDocumentType, maximumPostedSize } from '../files/file-types.ts'
import { waivableKinds } from '../ledger/charge-postings.ts'
import { defaultChargeKinds } from '../lending/default-charges.ts'
import { currencySchema } from '../money/currency.ts'
import { chargeOrderStatuses } from '../repayment/charge-order-states.ts'
import { paymentStatuses } from '../repayment/payment-states.ts'
import { businessDate, businessDateSchema } from '../time/business-date.ts'
import { act } from './act.ts'
import {
  chargeFields,
  describedField,
  disputeFields,
  drawdownFields,
  fields,
  paymentFields,
  shortText,
  workQueueFields,
} from './act-fields.ts'
import { lending, moneyReaders, paying } from './desk-roles.ts'
import { amount, anyState, day, instant, recordId, state, text } from './response-fields.ts'
import { workQueue } from './work-responses.ts'

const taken = ['pdf', 'jpg', 'png'] as const satisfies readonly DocumentExtension[]

export const typeOf = (bytes: Uint8Array): (typeof taken)[number] | undefined =>
  taken.find((extension) => matchesDocumentType(extension, bytes))

const file = z
  .pipe(
    z.base64('a file in base64'),
    z.transform((encoded) => Buffer.from(encoded, 'base64')),
  )
  .check(
    z.refine(({ length }) => length > 0 && length <= maximumPostedSize, 'at most 4 MB'),
    z.refine((bytes) => typeOf(bytes) !== undefined, 'a PDF, a JPEG or a PNG'),
  )

const answerField = () =>
  describedField(
    shortText(1000),
    'what the seller is told',
    'The transfer of 3 February was found and is booked.',
    'prose',
  )

const answeredDispute = z.strictObject({
  facilityId: recordId,
  chargeId: recordId,
  outcome: text,
  status: state(chargeOrderStatuses),
  outstanding: amount,
})
const bookedPayoff = z.strictObject({
  facilityId: recordId,
  drawdownId: recordId,
  status: anyState,
  paymentId: z.optional(recordId),
  valueDate: z.optional(day),
})

export const repaymentActs = {
  'fee-document-add': act({
    summary:
      'Files the document of a cost, as a bill of the bank or the court, for a fee to rest on. The seller sees it once a fee does; it goes after 30 days if none does.',
    roles: paying,
    subject: 'bills',
    positional: ['facilityId', 'name', 'file'],
    sensitive: {
      kinds: ['speaksForLender'],
      whyOnePerson: 'No seller sees it before two people have charged a fee by it.',
    },
    input: z.object({
      facilityId: fields.facilityId,
      name: describedField(
        shortText(100).check(z.regex(/^[^/\\\p{Cc}]+$/u, 'without / and \\')),
        'what the document is called, as the seller sees it',
        'HSBC advice 2027-02-01',
        'text',
      ),
      file: describedField(file, 'a PDF, a JPEG or a PNG of at most 4 MB', 'advice.pdf'),
    }),
    output: z.strictObject({
      facilityId: recordId,
      fileId: recordId,
      fileName: text,
      sha256: text,
    }),
  }),
  'dispute-uphold': act({
    summary:
      'Agrees with a seller’s dispute: no overdue interest is owed from the day since which it was wrong. What else is wrong is put right by charge-waive, posting-reverse or repayment-post before.',
    roles: paying,
    subject: 'bills',
    // It may waive interest, as charge-waive does.
    fourEyes: true,
    positional: ['facilityId', 'chargeId'],
    needsReason: true,
    sensitive: { kinds: ['movesMoney', 'waivesDebt', 'speaksForLender'] },
    input: z.object({
      ...disputeFields,
      answer: answerField(),
      wrongSince: z.optional(
        describedField(
          businessDateSchema,
          'since when it was wrong; the day of the dispute if left out',
          '2027-02-05',
        ),
      ),
    }),
    output: answeredDispute,
  }),
  'dispute-reject': act({
    summary:
      'Rejects a seller’s dispute: the bill is collected again, with the overdue interest that was held back for the first 14 days.',
    roles: paying,
    subject: 'bills',
    positional: ['facilityId', 'chargeId'],
    needsReason: true,
    sensitive: {
      kinds: ['movesMoney', 'speaksForLender'],
      whyOnePerson: 'It holds back: the bill is what it was, and the seller may dispute it again.',
    },
    input: z.object({ ...disputeFields, answer: answerField() }),
    output: answeredDispute,
  }),
  'suspense-apply': act({
    summary:
      'Settles a charge order from money that is held for the seller, in the order of a repayment. The key names the act.',
    roles: paying,
    subject: 'receipts',
    fourEyes: true,
    positional: ['facilityId', 'chargeId', 'amount', 'key'],
    needsReason: true,
    sensitive: { kinds: ['movesMoney', 'waivesDebt'] },
    input: z.object({ ...chargeFields, amount: fields.amount, key: fields.actKey }),
    output: z.strictObject({ facilityId: recordId, chargeId: recordId, key: text, applied: amount }),
  }),
  'fee-charge': act({
    summary:
      'Charges a seller because a charge order was not paid as agreed: a third party’s cost, by its document, or simple interest for late payment. The key names the charge.',
    roles: paying,
    subject: 'bills',
    positional: ['facilityId', 'chargeId', 'amount', 'key'],
    needsReason: true,
    sensitive: { kinds: ['movesMoney'] },
    fourEyes: true,
    input: z.object({
      ...chargeFields,
      amount: fields.amount,
      kind: describedField(z.enum(defaultChargeKinds), 'whose cost is passed on, or late payment', 'bank'),
      fileId: z.optional(
        describedField(
          z.string().check(z.minLength(1)),
          'the document of a cost, as fee-document-add filed it',
          'c9f0f895-file',
          'feeDocument',
        ),
      ),
      key: fields.actKey,
    }),
    output: z.strictObject({
      facilityId: recordId,
      chargeId: recordId,
      key: text,
      kind: z.enum(defaultChargeKinds),
      fee: amount,
      fileId: z.exactOptional(recordId),
    }),
  }),
  'dispute-list': act({
    summary: 'The charge orders that sellers dispute and that wait for an answer, the longest waiting first.',
    roles: ['credit', 'payments', 'support', 'auditor'],
    subject: 'bills',
    reads: 'personal data',
    input: z.object(workQueueFields),
    output: workQueue({
      facilityId: recordId,
      chargeId: recordId,
      companyId: recordId,
      currency: currencySchema,
      dueDate: day,
      charged: amount,
      outstanding: amount,
      reported: amount,
      transferReference: text,
      raisedAt: z.nullable(instant),
      words: z.nullable(text),
      fileId: z.nullable(recordId),
    }),
  }),
  'payment-list': act({
    summary: 'The payments that sellers reported and that wait to be posted, oldest first.',
    roles: moneyReaders,
    subject: 'receipts',
    reads: true,
    input: z.object(workQueueFields),
    output: workQueue({
      facilityId: recordId,
      paymentId: recordId,
      companyId: recordId,
      chargeId: recordId,
      currency: z.nullable(currencySchema),
      reported: amount,
      transferReference: text,
      reference: text,
      dueDate: day,
      proofFileId: z.nullable(recordId),
      reportedAt: instant,
      bookBy: day,
    }),
  }),
  'payoff-list': act({
    summary: 'The early settlements that sellers reported and that wait to be posted, oldest first.',
    roles: moneyReaders,
    subject: 'receipts',
    reads: true,
    input: z.object(workQueueFields),
    output: workQueue({
      facilityId: recordId,
      drawdownId: recordId,
      companyId: recordId,
      settles: anyState,
      currency: z.nullable(currencySchema),
      reported: amount,
      transferReference: text,
      reference: text,
      reportedAt: instant,
      bookBy: day,
    }),
  }),
  'suspense-pay-back': act({
    summary: 'Records that money held for a seller was transferred back to them. The key names the transfer.',
    roles: paying,
    subject: 'receipts',
    fourEyes: true,
    positional: ['facilityId', 'amount', 'key'],
    needsReason: true,
    sensitive: { kinds: ['movesMoney'] },
    input: z.object({ facilityId: fields.facilityId, amount: fields.amount, key: fields.actKey }),
    output: z.strictObject({ facilityId: recordId, key: text, paidBack: amount }),
  }),
  'payoff-post': act({
    summary:
      'Posts a repayment ahead of time as it arrived: fee and interest to the day on which it did, and principal with the rest and with what is given back.',
    roles: paying,
    subject: 'receipts',
    fourEyes: true,
    positional: ['facilityId', 'drawdownId'],
    sensitive: { kinds: ['movesMoney', 'waivesDebt'] },
    input: z.object({
      ...drawdownFields('payoff'),
      amount: z.optional(fields.amount),
      valueDate: fields.valueDate,
      rebooksLater: fields.rebooksLater,
    }),
    freezeDefaults: ({ valueDate }, { clock }) => ({ valueDate: valueDate ?? businessDate(clock()) }),
    output: bookedPayoff,
  }),
  'repayment-post': act({
    summary:
      'Posts a reported payment as it arrived at the bank: the reported amount, from the day on which it was reported, unless others are given.',
    roles: paying,
    subject: 'receipts',
    fourEyes: true,
    positional: ['facilityId', 'paymentId'],
    sensitive: { kinds: ['movesMoney', 'waivesDebt'] },
    input: z.object({
      ...paymentFields,
      amount: z.optional(fields.amount),
      valueDate: fields.valueDate,
      rebooksLater: fields.rebooksLater,
    }),
    output: z.strictObject({
      paymentId: recordId,
      chargeId: recordId,
      facilityId: recordId,
      posted: amount,
      settled: z.record(z.string(), amount),
      /** The part for a debt that had been written off. */
      recovered: amount,
      surplus: amount,
      valueDate: z.optional(day),
    }),
  }),
  'posting-reverse': act({
    summary:
      'Takes a posting back, once: a repayment that bounced, a fee or a waiver, with what follows from it.',
    roles: paying,
    subject: 'bills',
    fourEyes: true,
    positional: ['facilityId', 'postingId'],
    needsReason: true,
    sensitive: { kinds: ['movesMoney', 'waivesDebt'] },
    input: z.object({
      facilityId: fields.facilityId,
      postingId: describedField(
        z.string().check(z.minLength(1), z.maxLength(500)),
        'the posting, as posting list names it',
        'fee-charged:2027-01-29-3f0c9a@k1',
        'posting',
      ),
    }),
    output: z.strictObject({
      facilityId: recordId,
      chargeId: z.exactOptional(recordId),
      paymentId: z.optional(recordId),
      drawdownId: z.exactOptional(recordId),
      reversed: text,
      status: z.exactOptional(anyState),
    }),
  }),
  'payment-void': act({
    summary: 'Voids a reported payment that never arrived: its amount can be reported again.',
    roles: paying,
    subject: 'receipts',
    positional: ['facilityId', 'paymentId'],
    needsReason: true,
    sensitive: {
      kinds: ['movesMoney'],
      whyOnePerson: 'It holds back: nothing was booked, and the same amount can be reported again.',
    },
    input: z.object(paymentFields),
    output: z.strictObject({
      paymentId: recordId,
      chargeId: recordId,
      facilityId: recordId,
      status: state(paymentStatuses),
      reported: amount,
    }),
  }),
  'payoff-void': act({
    summary: 'Voids an early settlement that never arrived: the drawdown runs on.',
    roles: paying,
    subject: 'receipts',
    positional: ['facilityId', 'drawdownId'],
    needsReason: true,
    sensitive: {
      kinds: ['movesMoney'],
      whyOnePerson: 'It holds back: nothing was booked, and the drawdown runs on.',
    },
    input: z.object(drawdownFields('payoff')),
    output: bookedPayoff,
  }),
  'charge-waive': act({
    summary:
      'Lets a seller off a part of a charge order: fee, overdueInterest or interest. The key names the waiver.',
    roles: lending,
    subject: 'bills',
    fourEyes: true,
    positional: ['facilityId', 'chargeId', 'kind', 'amount', 'key'],
    needsReason: true,
    sensitive: { kinds: ['movesMoney', 'waivesDebt'] },
    input: z.object({
      ...chargeFields,
      kind: describedField(z.enum(waivableKinds), 'which part of the charge order', 'fee'),
      amount: fields.amount,
      key: fields.actKey,
    }),
    output: z.strictObject({
      facilityId: recordId,
      chargeId: recordId,
      key: text,
      kind: z.enum(waivableKinds),
      waived: amount,
    }),
  }),
  'charge-write-off': act({
    summary:
      'Gives up as lost all that a charge order still asks for; nothing accrues on it any more. The debt itself is not released.',
    roles: lending,
    subject: 'bills',
    fourEyes: true,
    positional: ['facilityId', 'chargeId'],
    needsReason: true,
    sensitive: { kinds: ['movesMoney', 'waivesDebt'] },
    input: z.object({
      ...chargeFields,
      unbookedAccepted: fields.unbookedAccepted,
      disputeAccepted: fields.disputeAccepted,
    }),
    output: z.strictObject({
      facilityId: recordId,
      chargeId: recordId,
      status: state(chargeOrderStatuses),
      forgone: z.record(z.string(), amount),
    }),
  }),
}
