import * as z from 'zod/mini'
import { payoutBatchStatuses } from '../drawdown/payout-batch-status.ts'
import { dispositions, rejectionCauses } from '../drawdown/payout-rejection.ts'
import { dateOrders } from '../input-parsing/date-orders.ts'
import { currencySchema } from '../money/currency.ts'
import { nextBusinessDay } from '../time/business-calendar.ts'
import { businessDate, businessDateSchema } from '../time/business-date.ts'
import { hongKongCalendar } from '../time/hong-kong-holidays.ts'
import { act } from './act.ts'
import {
  bankFileField,
  chosenId,
  dayRangeFields,
  describedField,
  encodingField,
  fields,
  flag,
  lineIdField,
  ofKind,
  shortText,
  signedAmount,
  workQueueFields,
} from './act-fields.ts'
import { csvColumns } from './csv-columns.ts'
import { moneyReaders, paying, statementReaders } from './desk-roles.ts'
import {
  linesBooked,
  lineTargets,
  manualBookings,
  payoutBatchConfirmed,
  payoutBatchFile,
  payoutBatchList,
  payoutBatchView,
  payoutList,
  statementAccepted,
  statementLineDecided,
  statementLineList,
  statementList,
  statementsRead,
} from './payments.ts'
import { lineStates } from './statement-line-states.ts'
import { statusesRead } from './transfer-statuses.ts'

/** The number that one call books well within its timeout. */
const maxAtOnce = 200

const batchId = describedField(chosenId, 'the payout batch', 'PB-3f0c9a1b2c4d5e6f7a8b', 'batch')

const drawdownsOf = (kind: 'transfers' | 'rejectedTransfers') =>
  z.optional(
    describedField(
      z.array(z.string().check(z.minLength(1))).check(z.minLength(1), z.maxLength(100)),
      'these drawdowns of the batch alone',
      '["20270104021000000-4829134471"]',
      kind,
    ),
  )
const drawdownIds = drawdownsOf('transfers')

const monthSchema = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'a month as 2027-01'))

const named = z.object({
  facilityId: z.string().check(z.minLength(1)),
  drawdownId: z.string().check(z.minLength(1)),
})

/** A batch is written in one transaction of at most a hundred writes. */
const maxTransfers = 90

export const defaultExecutionDate = (now: Date) => nextBusinessDay(hongKongCalendar, businessDate(now))

const name = z.string().check(z.minLength(1), z.maxLength(200))

/** The maximum number of targets of one transfer. */
const maxTargets = 12

export const paymentsActs = {
  'statement-accept': act({
    summary:
      'Accepts a statement that does not continue what was known of its account: what is certain in it may be booked then, and what follows continues it. The reason says what was compared with the bank.',
    roles: paying,
    subject: 'receipts',
    fourEyes: true,
    positional: ['statementId'],
    needsReason: true,
    sensitive: { kinds: ['movesMoney', 'waivesDebt'] },
    input: z.object({
      statementId: describedField(
        z.string().check(z.minLength(1), z.maxLength(100)),
        'the statement, as statement-list names it',
        '5d41402abc4b2a76b9719d911017c592',
        'statement',
      ),
    }),
    output: statementAccepted,
  }),
  'statement-book': act({
    summary:
      'Books the open lines of which reference, amount and payer agree, and the payouts that left the bank as it was asked, each once: all of them, or those that are named. Called again, it goes on where it ended.',
    roles: paying,
    subject: 'receipts',
    multiTransaction: true,
    sensitive: {
      kinds: ['movesMoney', 'waivesDebt'],
      whyOnePerson:
        'It books lines whose reference, amount and payer agree, of a file that somebody else read in and that continues what was known, and nothing else.',
    },
    input: z.object({
      lineIds: z.optional(
        describedField(
          z.array(z.string().check(z.minLength(1))).check(z.minLength(1), z.maxLength(maxAtOnce)),
          'these lines alone',
          '["5d41402abc4b2a76b9719d911017c592"]',
          'openLines',
        ),
      ),
      limit: describedField(
        z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxAtOnce)), maxAtOnce),
        'at most so many, from 1 to 200',
        '50',
      ),
    }),
    output: linesBooked,
  }),
  'statement-line-book-payout': act({
    summary:
      'Books a line by which money left to the payout that it names, though its payee is another than the bank was asked to pay: the reason says what the bank and the seller were asked.',
    roles: paying,
    subject: 'receipts',
    fourEyes: true,
    positional: ['lineId'],
    needsReason: true,
    sensitive: { kinds: ['movesMoney'] },
    input: z.object({ lineId: lineIdField }),
    output: statementLineDecided,
  }),
  'payout-batch-cancel': act({
    summary:
      'Takes drawdowns out of a payout batch whose file was not handed out, all that wait where none are named: each may go into another.',
    roles: paying,
    subject: 'payouts',
    positional: ['batchId'],
    needsReason: true,
    sensitive: {
      kinds: ['movesMoney'],
      whyOnePerson:
        'It holds back: no money leaves, and what is taken out needs two people to go into another batch.',
    },
    input: z.object({ batchId, drawdownIds }),
    output: payoutBatchView,
  }),
  'payout-batch-unpaid': act({
    summary:
      'Records that the bank did not carry out transfers of a payout batch whose file it has, all that wait where none are named: each may go into another.',
    roles: paying,
    subject: 'payouts',
    fourEyes: true,
    multiTransaction: true,
    positional: ['batchId'],
    needsReason: true,
    sensitive: { kinds: ['movesMoney'] },
    input: z.object({
      batchId,
      drawdownIds,
      rejectionCause: z.optional(
        describedField(
          z.enum(rejectionCauses),
          'what the sellers are asked to do about it; nothing, as after a fault of the bank, if left out',
          'bank',
        ),
      ),
      bankDidNotPay: describedField(
        flag,
        'the bank has said that it did not pay these, and will not',
        'true',
      ),
    }),
    output: payoutBatchView,
  }),
  'payout-batch-rejected': act({
    summary:
      'Records what the bank reported as rejected or returned of a payout batch: all of it, or the drawdowns that are named. What was posted of it is taken back, no interest is owed, and each drawdown is paid again or cancelled.',
    roles: paying,
    subject: 'payouts',
    fourEyes: true,
    multiTransaction: true,
    positional: ['batchId'],
    needsReason: true,
    sensitive: { kinds: ['movesMoney', 'waivesDebt'] },
    input: z.object({
      batchId,
      drawdownIds: drawdownsOf('rejectedTransfers'),
      disposition: describedField(
        z.enum(dispositions),
        'what becomes of the drawdowns: each may go into another batch, or is rejected',
        'pay again',
      ),
    }),
    output: payoutBatchConfirmed,
  }),
  'payout-batch-confirm': act({
    summary:
      'Records what the bank paid of a payout batch: all that waits, or the drawdowns that are named, each once. Interest runs from the value date. Of a file that was handed out nothing holds that up: what would have is told.',
    roles: paying,
    subject: 'payouts',
    // Statement lines are booked by statement-book.
    fourEyes: true,
    multiTransaction: true,
    positional: ['batchId'],
    sensitive: { kinds: ['movesMoney'] },
    input: z.object({
      batchId,
      drawdownIds,
      reference: z.optional(describedField(shortText(140), 'the bank’s reference', 'FT27004XK21', 'bank')),
      valueDate: z.optional(
        describedField(
          businessDateSchema,
          'the day on which the bank paid; today where none is given',
          '2027-01-05',
        ),
      ),
      warningAccepted: fields.warningAccepted,
      arrearsAccepted: fields.arrearsAccepted,
    }),
    freezeDefaults: ({ valueDate }, { clock }) => ({ valueDate: valueDate ?? businessDate(clock()) }),
    output: payoutBatchConfirmed,
  }),
  'statement-line-targets': act({
    summary:
      'What a line may be booked to of a company: reported transfers, early settlements and open bills over its facilities, as they stand by the line’s day.',
    roles: statementReaders,
    subject: 'receipts',
    reads: true,
    positional: ['lineId', 'companyId'],
    input: z.object({ lineId: lineIdField, companyId: fields.companyId }),
    output: lineTargets,
  }),
  'manual-booking-list': act({
    summary:
      'What was booked, settled or waived on a day without a line of the bank, the latest first: by whom, approved by whom, and why.',
    roles: statementReaders,
    subject: 'receipts',
    reads: 'personal data',
    input: z.object({
      day: z.optional(
        describedField(businessDateSchema, 'one day in Hong Kong; today where none is given', '2027-01-28'),
      ),
      limit: fields.listLimit,
      cursor: fields.listCursor,
    }),
    output: manualBookings,
  }),
  'payout-list': act({
    summary:
      'The drawdowns that are approved and yet to be paid out, the longest waiting first: to whom, how much, and what stands against it.',
    roles: moneyReaders,
    subject: 'payouts',
    reads: true,
    input: z.object(workQueueFields),
    output: payoutList,
  }),
  'statement-line-list': act({
    summary:
      'The lines of bank statements: those that are open, with what each seems to be for and why; those of a statement; those that are held for nobody yet; or those that were decided on in a month.',
    roles: statementReaders,
    subject: 'receipts',
    reads: 'personal data',
    input: z.object({
      state: describedField(z._default(z.enum(lineStates), 'open'), 'what became of them', 'booked'),
      month: z.optional(
        describedField(
          monthSchema,
          'of those that are decided on: when. Where none is given this month, and of suspense all that is held for nobody',
          '2027-01',
          'month',
        ),
      ),
      statementId: z.optional(
        describedField(
          z.string().check(z.minLength(1)),
          'all lines of this statement instead',
          '5d41402abc4b2a76',
          'statement',
        ),
      ),
      ...workQueueFields,
    }),
    output: statementLineList,
  }),
  'statement-list': act({
    summary: 'The statements of the lender’s bank that were read, the latest first.',
    roles: statementReaders,
    subject: 'receipts',
    reads: true,
    input: z.object({
      ...dayRangeFields('of those with a day in common with the lines of a statement'),
      unaccepted: describedField(
        flag,
        'those alone that do not continue the one before, and that two people have not accepted',
      ),
      search: z.optional(
        describedField(
          shortText(60),
          'those alone of the account that ends so, or with this number of the bank’s',
          '4567',
          'search',
        ),
      ),
      limit: fields.listLimit,
      cursor: fields.listCursor,
    }),
    output: statementList,
  }),
  'payout-batch-make': act({
    summary:
      'Makes a batch of approved drawdowns that the bank is asked to pay in one file. Each account must be verified, and each facility bear its payout.',
    roles: paying,
    subject: 'payouts',
    fourEyes: true,
    sensitive: { kinds: ['movesMoney'] },
    input: z.object({
      drawdowns: describedField(
        z.array(named).check(z.minLength(1), z.maxLength(maxTransfers)),
        `which, each with its facility; at most ${maxTransfers}`,
        '[{"facilityId":"5b0f3a52-6a0c-4c38-9a53-0c1d7f1f2a11","drawdownId":"20270104021000000-4829134471"}]',
        'payouts',
      ),
      executionDate: z.optional(
        describedField(
          businessDateSchema,
          'when the bank is to pay; the next business day where none is given',
          '2027-01-05',
        ),
      ),
      warningAccepted: fields.warningAccepted,
      arrearsAccepted: fields.arrearsAccepted,
    }),
    freezeDefaults: ({ executionDate }, { clock }) => ({
      executionDate: executionDate ?? defaultExecutionDate(clock()),
    }),
    output: payoutBatchView,
  }),
  'statement-line-match': act({
    summary:
      'Books a line to what it is for: reported payments, early settlements and charge orders, in their order. What is more than is owed is held for the payer.',
    roles: paying,
    subject: 'receipts',
    // Certain matches are booked by statement-book; here a person chooses the target.
    fourEyes: true,
    multiTransaction: true,
    positional: ['lineId'],
    sensitive: { kinds: ['movesMoney', 'waivesDebt'] },
    input: z.object({
      lineId: lineIdField,
      targets: describedField(
        z
          .array(z.object({ kind: z.enum(['payment', 'charge', 'payoff']), facilityId: name, id: name }))
          .check(z.minLength(1), z.maxLength(maxTargets)),
        'what it pays, in this order: reported payments, charge orders, early settlements (by their drawdown); what is left goes to the last',
        '[{"kind":"charge","facilityId":"5b0f3a52-6a0c-4c38-9a53-0c1d7f1f2a11","id":"2027-01-29-3f0c9a"}]',
        'targets',
      ),
      valueDate: fields.valueDate,
      rebooksLater: fields.rebooksLater,
    }),
    output: statementLineDecided,
  }),
  'statement-read': act({
    summary:
      'Reads a statement of the lender’s bank: each line is kept once, however often it is read. One that does not add up is refused whole.',
    roles: paying,
    subject: 'receipts',
    positional: ['file'],
    sensitive: {
      kinds: ['movesMoney'],
      whyOnePerson:
        'It books nothing; a file that does not add up is refused whole, and another’s account is left out.',
    },
    input: z.object({
      file: bankFileField('the bank’s file: camt.053 or camt.052 of the versions 02 to 13, MT940, or CSV'),
      mapping: z.optional(
        describedField(
          shortText(60),
          'of a CSV: the mapping by which it is read; where none is given, the one that is recognised by the headings',
          'Harbour Bank',
          'csvMapping',
        ),
      ),
      columns: z.optional(
        describedField(
          csvColumns,
          'of a CSV without a mapping: the headings under which it has what',
          '{"valueDate":"Date","amount":"Amount","balance":"Balance","text":["Details"]}',
        ),
      ),
      dateOrder: z.optional(
        describedField(
          z.enum(dateOrders),
          'of a CSV: the order of its dates; found out where none is given, and asked for where that is not clear',
          'DMY',
        ),
      ),
      account: z.optional(
        describedField(
          shortText(40),
          'of a CSV: the account, where it does not name it',
          '000-000000-000',
          'bank',
        ),
      ),
      currency: z.optional(
        describedField(currencySchema, 'of a CSV: the account’s currency, where it does not name it', 'GBP'),
      ),
      openingBalance: z.optional(
        describedField(
          signedAmount,
          'of a CSV without a running balance: the balance before its first line',
          '1250.00',
        ),
      ),
      closingBalance: z.optional(
        describedField(
          signedAmount,
          'of a CSV without a running balance: the balance after its last line',
          '2500.00',
        ),
      ),
      encoding: encodingField,
      replacesTexts: z.optional(
        describedField(
          flag,
          'the texts of a statement that was read wrongly before are replaced; what was booked stays',
          'true',
        ),
      ),
    }),
    output: statementsRead,
  }),
  'transfer-status-read': act({
    summary:
      'Reads what the bank reports of the transfers of payout batches, a payment status report or an account notification: each status is kept once, however often it is read, and nothing is booked from it.',
    roles: paying,
    subject: 'payouts',
    positional: ['file'],
    sensitive: {
      kinds: ['movesMoney'],
      whyOnePerson:
        'It books and frees nothing: two people record what the bank rejected, by payout-batch-rejected.',
    },
    input: z.object({
      file: bankFileField(
        'the bank’s file: pain.002 in a version from 03 to 15, or camt.054 in one from 02 to 13',
      ),
    }),
    output: statusesRead,
  }),
  'statement-line-to-suspense': act({
    summary:
      'Holds what is left of a line: for the payer in the books of a facility, or, where nobody knows whose it is, for nobody yet.',
    roles: paying,
    subject: 'receipts',
    fourEyes: {
      except: 'without a facility: the money is in nobody’s books',
      isExcepted: ({ facilityId }) => facilityId === undefined,
    },
    positional: ['lineId'],
    needsReason: true,
    sensitive: {
      kinds: ['movesMoney'],
      whyOnePerson: 'Money of nobody known stays in no books; two people pay it back or say whose it is.',
    },
    input: z.object({ lineId: lineIdField, facilityId: z.optional(fields.facilityId) }),
    output: statementLineDecided,
  }),
  'statement-line-ignore': act({
    summary:
      'Leaves a line out of the books of every facility, as money that is no seller’s: the reason says whose it is.',
    roles: paying,
    subject: 'receipts',
    positional: ['lineId'],
    needsReason: true,
    sensitive: {
      kinds: ['movesMoney'],
      whyOnePerson:
        'It leaves a line of the bank out of the books, with a reason on record; nothing is paid or owed less by it.',
    },
    input: z.object({ lineId: lineIdField }),
    output: statementLineDecided,
  }),
  'statement-line-resolve': act({
    summary:
      'Decides on a line that may repeat a stored one, as two files of one period have it and no balance proves which: the same line counts once, another one is money of its own.',
    roles: paying,
    subject: 'receipts',
    positional: ['lineId'],
    needsReason: true,
    sensitive: {
      kinds: ['movesMoney'],
      whyOnePerson:
        'It books nothing: it says whether one payment of the bank is in two files, and the balances of the account have to agree with it.',
    },
    input: z.object({
      lineId: lineIdField,
      as: describedField(
        z.enum(['duplicate', 'separate']),
        'the same line as the stored one (duplicate), or another (separate)',
        'separate',
      ),
    }),
    output: statementLineDecided,
  }),
  'statement-line-pay-back': act({
    summary:
      'Records that a line’s money, which is in nobody’s books, was transferred back to whom it came from.',
    roles: paying,
    subject: 'receipts',
    fourEyes: true,
    positional: ['lineId'],
    needsReason: true,
    sensitive: { kinds: ['movesMoney'] },
    input: z.object({
      lineId: ofKind(lineIdField, 'heldLine'),
      reference: z.optional(
        describedField(shortText(140), 'the bank’s reference of the transfer back', 'FT27032XK21', 'bank'),
      ),
    }),
    output: statementLineDecided,
  }),
  'payout-batch-list': act({
    summary: 'The payout batches, the latest first.',
    roles: moneyReaders,
    subject: 'payouts',
    reads: true,
    input: z.object({
      batchStatus: z.optional(
        describedField(z.enum(payoutBatchStatuses), 'those alone that stand so', 'sent'),
      ),
      ...dayRangeFields('on which they were made, in Hong Kong'),
      search: z.optional(
        describedField(
          shortText(120),
          'those alone of a company whose name begins so, of a drawdown’s reference or id, or of an amount: in all in a currency, and of a transfer while the batch is not settled',
          'harbour',
          'search',
        ),
      ),
      limit: fields.listLimit,
      cursor: fields.listCursor,
    }),
    output: payoutBatchList,
  }),
  'payout-batch-show': act({
    summary: 'A payout batch with its transfers, and what became of each.',
    roles: moneyReaders,
    subject: 'payouts',
    reads: true,
    positional: ['batchId'],
    input: z.object({ batchId }),
    output: payoutBatchView,
  }),
  'payout-batch-file': act({
    summary:
      'Hands out the file of a payout batch for the bank, pain.001 of ISO 20022 in the variant that the bank takes, with what waits in it, and notes that the bank has it. Every transfer is checked anew. Handed out again, it is the same file.',
    roles: paying,
    subject: 'payouts',
    positional: ['batchId'],
    sensitive: {
      kinds: ['movesMoney'],
      whyOnePerson:
        'The file has the batch that two people made and nothing else, and the bank releases it by people of its own list.',
    },
    input: z.object({ batchId }),
    output: payoutBatchFile,
  }),
}
