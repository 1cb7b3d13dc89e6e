import * as z from 'zod/mini'
import { textEncodings } from '../input-parsing/text-encoding.ts'
import { centsFromDecimal } from '../money/cents.ts'
import { businessDateSchema } from '../time/business-date.ts'
import { maxCallFile } from './bank-file-size.ts'
import type { FieldKind } from './field-kinds.ts'
import { assigneeChoices } from './work.ts'

/** The same field with another kind, for which the console offers fewer or other records. */
export const ofKind = <Schema extends z.ZodMiniType>(schema: Schema, kind: FieldKind): Schema =>
  schema.check(z.meta({ kind }))

/**
 * A field of an act with a description and an example, for the command line's help, and with its kind where its schema
 * does not determine it. The same schema may have different descriptions in different acts, so each call returns a new
 * schema.
 */
export const describedField = <Schema extends z.ZodMiniType>(
  schema: Schema,
  means: string,
  example?: string,
  kind?: FieldKind,
): Schema =>
  schema.check(
    z.meta({
      description: means,
      ...(example === undefined ? {} : { example }),
      ...(kind ? { kind } : {}),
      ...(Object.is(schema, businessDateSchema) ? { kind: 'date' } : {}),
    }),
  )

/** An id. The act checks whether it exists. */
const givenId = z.string().check(z.minLength(1))

/** Ids and names that the lender chooses. */
export const chosenId = z.string().check(z.regex(/^[\w-]{1,64}$/, 'letters, digits, - and _, at most 64'))

export const shortText = (longest: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(longest))

/** Yes or no, no by default. The command line's text form is accepted as well. */
export const flag = z._default(z.union([z.stringbool(), z.boolean()]), false)

const writtenAmount = (isPossible: (cents: number) => boolean, words: string) =>
  z
    .pipe(
      z.string().check(z.regex(/^\d{1,13}(?:\.\d{2})?$/, words)),
      z.pipe(
        z.transform((text: string) => centsFromDecimal(text.includes('.') ? text : `${text}.00`)),
        z.int().check(z.refine(isPossible, words)),
      ),
    )
    .check(z.meta({ kind: 'amount' }))

/** An amount above 0 as text, of at most 15 digits in all. Parsed to Cents. */
export const positiveAmount = writtenAmount((cents) => cents > 0, 'an amount above 0, as 1250 or 1250.00')

/** An amount of 0 or more as text, of at most 15 digits in all. Parsed to Cents. */
export const amountOrZero = writtenAmount(() => true, 'an amount from 0 on, as 1250 or 1250.00')

/** An amount as text, below 0 with a minus. Parsed to Cents. */
export const signedAmount = z
  .pipe(
    z.string().check(z.regex(/^-?\d{1,13}(?:\.\d{2})?$/, 'an amount, as 1250.00 or -1250.00')),
    z.transform((text: string) => centsFromDecimal(text.includes('.') ? text : `${text}.00`)),
  )
  .check(z.meta({ kind: 'amount' }))

const bankFile = z
  .pipe(
    z.base64('a file in base64'),
    z.transform((text) => Buffer.from(text, 'base64')),
  )
  .check(
    z.refine(
      ({ length }) => length > 0 && length <= maxCallFile,
      'at most 4 MB, compressed by gzip if need be',
    ),
  )

/** A file of the bank, in base64; it may be compressed by gzip. */
export const bankFileField = (means: string) => describedField(bankFile, means, 'statement.xml')

export const encodingField = z.optional(
  describedField(
    z.enum(textEncodings),
    'how its text is written; found out where none is given, and asked for where that is not clear',
    'gb18030',
  ),
)

/** Fields shared by several acts. */
export const fields = {
  companyId: describedField(givenId, 'the company', '8f14e45f-ceea-4672-9d5c-1f2e3a4b5c6d', 'company'),
  facilityId: describedField(givenId, 'the facility', '5b0f3a52-6a0c-4c38-9a53-0c1d7f1f2a11', 'facility'),
  drawdownId: describedField(givenId, 'the drawdown', '2027-01-04T02:10:00.000Z-9b2f', 'running'),
  chargeId: describedField(givenId, 'the charge order', '2027-01-29-3f0c9a', 'charge'),
  paymentId: describedField(givenId, 'the reported payment', 'c2d6a1f0-payment', 'payment'),
  requestId: describedField(givenId, 'the request for a higher limit', 'e4da3b7f-request', 'limitRequest'),
  renewalId: describedField(givenId, 'the request for a renewal', '1679091c-request', 'renewal'),
  proposalId: describedField(givenId, 'the proposal', '0f343b0931126a20f133d67c2b018a3b', 'proposal'),
  platform: describedField(givenId, 'the payment platform', 'sandbox', 'paymentAccount'),
  accountId: describedField(givenId, 'the payment account, as its platform names it', 'LMB-0042', 'account'),
  amount: describedField(positiveAmount, 'an amount of the facility’s currency', '1250.00'),
  /** Idempotency key, for acts that can rightly be done more than once. */
  actKey: describedField(
    z.string().check(z.regex(/^[\w.-]{1,64}$/, 'letters, digits, points, _ and -, at most 64')),
    'a name of your own for this act: sent again, it is not done again',
    'fee-2027-01',
    'key',
  ),
  /** The maximum number of entries in a list. */
  listLimit: describedField(
    z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
    'at most so many, from 1 to 200',
    '20',
  ),
  listCursor: describedField(
    z.optional(z.string()),
    'where the page before ended, as it said',
    'WyJBVURJVCMyMDI3Il0',
    'cursor',
  ),
  warningAccepted: describedField(flag, 'you have seen that the effective rate is above the warning'),
  arrearsAccepted: describedField(
    flag,
    'you have seen that the company is past due, and let it draw all the same',
  ),
  disputeAccepted: describedField(flag, 'you have seen the open dispute, and decide all the same'),
  shopTroubleAccepted: describedField(
    flag,
    'you have seen the trouble with a shop, and that its sales may not be there any more',
  ),
  highRiskAccepted: describedField(flag, 'you have seen why the risk is high, and decide all the same'),
  unbookedAccepted: describedField(
    flag,
    'you have seen the money that was reported or received and is not booked, and that it is not for this',
  ),
  rebooksLater: describedField(
    flag,
    'what was booked before and counts from a later day is reversed and booked again after it, in one act; its preview shows each change',
  ),
  valueDate: z.optional(
    describedField(
      businessDateSchema,
      'the day on which the bank received it, YYYY-MM-DD; today where none is given',
      '2027-01-28',
    ),
  ),
} as const

/** The fields that override obstacles to further lending, one for each, with a reason. */
export const lendingOverrides = {
  arrearsAccepted: fields.arrearsAccepted,
  disputeAccepted: fields.disputeAccepted,
  shopTroubleAccepted: fields.shopTroubleAccepted,
  highRiskAccepted: fields.highRiskAccepted,
}

// Items of a facility are addressed together with it, so that a typing error in either cannot change another item.
const { facilityId, drawdownId, chargeId, paymentId } = fields
export const paymentFields = { facilityId, paymentId }
export const chargeFields = { facilityId, chargeId }
export const disputeFields = { facilityId, chargeId: ofKind(chargeId, 'dispute') }
export const drawdownFields = (kind: 'drawdown' | 'payout' | 'payoff' | 'running') => ({
  facilityId,
  drawdownId: ofKind(drawdownId, kind),
})

export const lineIdField = describedField(
  z.string().check(z.minLength(1)),
  'the line, as statement-line list names it',
  '5d41402abc4b2a76b9719d911017c592',
  'openLine',
)

/** A user is named by id or by e-mail address. */
export const userFields = {
  user: describedField(
    z.string().check(z.trim(), z.minLength(1)),
    'the user’s id or e-mail address',
    'owner@shop.example',
    'user',
  ),
}

/** The days of a list, both included. */
export const dayRangeFields = (of: string) => ({
  from: z.optional(describedField(businessDateSchema, `the first day ${of}`, '2027-01-04')),
  to: z.optional(describedField(businessDateSchema, `the last day ${of}`, '2027-01-28')),
})

/** The fields of every work queue. */
export const workQueueFields = {
  limit: fields.listLimit,
  cursor: fields.listCursor,
  held: describedField(
    z._default(z.enum(assigneeChoices), 'all'),
    'all, your own, or what nobody has taken',
    'mine',
  ),
  search: z.optional(
    describedField(
      shortText(120),
      'of companies alone whose name begins so in either script, or with this id; of bank lines by payer or amount',
      'harbour',
      'text',
    ),
  ),
}
