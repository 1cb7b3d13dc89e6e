import * as z from 'zod/mini'
import { companyRoles } from '../companies/company-roles.ts'
import { dueKinds } from '../lending/allocation.ts'
import { collectionMethods } from '../lending/repayment-options.ts'
import { currencySchema } from '../money/currency.ts'
import { nextSteps } from '../portfolio/next-step.ts'
import { letterKinds } from '../portfolio/overdue-letter.ts'
import { promiseStatuses } from '../portfolio/promise-to-pay.ts'
import { pastDueBuckets } from '../repayment/charge-order-aging.ts'
import { chargeOrderStatuses } from '../repayment/charge-order-states.ts'
import { shownPlan } from './payment-plan.ts'
import { cents, count, day, instant, namedFacility, recordId, state, text } from './response-fields.ts'
import { workQueueRow } from './work-responses.ts'

export const contactChannels = ['phone', 'email', 'sms', 'wechat', 'letter', 'meeting'] as const
export type ContactChannel = (typeof contactChannels)[number]

export const overdueOrders = ['nextAction', 'daysPastDue'] as const

export const promiseView = z.strictObject({
  promiseId: recordId,
  amountCents: cents,
  promisedFor: day,
  recordedAt: instant,
  by: text,
  note: z.nullable(text),
  status: state(promiseStatuses),
  /** The amount received for it. */
  receivedCents: cents,
})
export type PromiseView = z.output<typeof promiseView>

export const contactView = z.strictObject({
  contactId: recordId,
  channel: z.enum(contactChannels),
  spokenWith: z.nullable(text),
  text: text,
  /** The issued letter, with its file; null for any other contact. */
  letter: z.nullable(z.enum(letterKinds)),
  fileId: z.nullable(recordId),
  nextActionOn: z.nullable(day),
  at: instant,
  by: text,
})
export type ContactView = z.output<typeof contactView>

/** A past-due facility, by the last daily close. */
export const overdueFacility = z.strictObject({
  ...namedFacility,
  /** The oldest due date, and the calendar days since. */
  since: day,
  daysPastDue: count,
  bucket: z.enum(pastDueBuckets),
  /** The whole debt that is past due. */
  owedCents: cents,
  charges: count,
  disputed: count,
  stage: z.literal([1, 2, 3]),
  nextStep: z.enum(nextSteps),
  /** The day of the next action; before one is agreed, the day since which the facility is past due. */
  nextActionOn: day,
  /** The latest; null if none is recorded. */
  promise: z.nullable(promiseView),
  lastContact: z.nullable(contactView),
  /** The latest payment plan; null if there is none. */
  plan: z.nullable(shownPlan),
})
export type OverdueFacility = z.output<typeof overdueFacility>

export const overdueRow = z.strictObject({ ...overdueFacility.shape, ...workQueueRow.shape })
export type OverdueRow = z.output<typeof overdueRow>

export const overdueList = z.strictObject({
  asOf: day,
  overdue: z.array(overdueRow),
  cursor: z.exactOptional(text),
})
export type OverdueList = z.output<typeof overdueList>

export const overdueCharge = z.strictObject({
  chargeId: recordId,
  drawdownId: recordId,
  dueDate: day,
  daysPastDue: count,
  status: state(chargeOrderStatuses),
  collectionMethod: z.enum(collectionMethods),
  owedCents: z.record(z.enum(dueKinds), cents),
  totalCents: cents,
})
export type OverdueCharge = z.output<typeof overdueCharge>

/** The portal's own notices to the company, in messages and by mail. */
export const noticeView = z.strictObject({
  at: instant,
  kind: text,
  /** Its amounts and dates, by name. */
  facts: z.record(z.string(), text),
})
export type NoticeView = z.output<typeof noticeView>

/** Somebody of the company to call. */
export const callee = z.strictObject({
  name: z.nullable(text),
  role: z.enum(companyRoles),
  /** Masked for roles that do not call. */
  phone: z.nullable(text),
})
export type Callee = z.output<typeof callee>

export const overdueCase = z.strictObject({
  asOf: day,
  facility: z.omit(overdueFacility, { promise: true, lastContact: true }),
  /** Administrators first. */
  callees: z.array(callee),
  chargesPastDue: z.array(overdueCharge),
  /** Latest first, as the others. */
  promises: z.array(promiseView),
  contacts: z.array(contactView),
  notices: z.array(noticeView),
})
export type OverdueCase = z.output<typeof overdueCase>

export const recordedPromise = z.strictObject({
  facilityId: recordId,
  promise: promiseView,
})
export type RecordedPromise = z.output<typeof recordedPromise>

export const recordedContact = z.strictObject({
  facilityId: recordId,
  contact: contactView,
})
export type RecordedContact = z.output<typeof recordedContact>

export const issuedLetter = z.strictObject({
  facilityId: recordId,
  fileId: recordId,
  letter: z.enum(letterKinds),
  totalCents: cents,
  currency: currencySchema,
  payDeadline: day,
  nextActionOn: day,
  /** Good for 15 minutes. */
  url: text,
})
export type IssuedLetter = z.output<typeof issuedLetter>
