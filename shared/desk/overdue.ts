import type { DueKind } from '../lending/allocation.ts'
import type { ProductCode } from '../lending/product-codes.ts'
import type { CollectionMethod } from '../lending/repayment-options.ts'
import type { Cents } from '../money/cents.ts'
import type { Currency } from '../money/currency.ts'
import type { NextStep } from '../portfolio/next-step.ts'
import type { PromiseStatus } from '../portfolio/promise-to-pay.ts'
import type { ChargeOrderStatus } from '../repayment/charge-order-states.ts'
import type { BusinessDate } from '../time/business-date.ts'
import type { WorkQueueRow } from './work.ts'

export const contactChannels = ['phone', 'email', 'sms', 'wechat', 'letter', 'meeting'] as const
export type ContactChannel = (typeof contactChannels)[number]

export interface PromiseView {
  promiseId: string
  amountCents: Cents
  promisedFor: BusinessDate
  recordedAt: string
  by: string
  note: string | null
  status: PromiseStatus
  /** The amount received for it. */
  receivedCents: Cents
}

export interface ContactView {
  contactId: string
  channel: ContactChannel
  text: string
  at: string
  by: string
}

/** A past-due facility, by the last daily close. */
export interface OverdueFacility {
  companyId: string
  companyNameEn: string | null
  companyNameCn: string | null
  facilityId: string
  productCode: ProductCode
  currency: Currency
  /** The oldest due date, and the calendar days since. */
  since: BusinessDate
  daysPastDue: number
  /** The whole debt that is past due. */
  owedCents: Cents
  charges: number
  disputed: number
  stage: 1 | 2 | 3
  nextStep: NextStep
  /** The latest; null if none is recorded. */
  promise: PromiseView | null
  lastContact: ContactView | null
}

export interface OverdueRow extends OverdueFacility, WorkQueueRow {}

export interface OverdueList {
  asOf: BusinessDate
  overdue: OverdueRow[]
  cursor?: string
}

export interface OverdueCharge {
  chargeId: string
  drawdownId: string
  dueDate: BusinessDate
  daysPastDue: number
  status: ChargeOrderStatus
  collectionMethod: CollectionMethod
  owedCents: Record<DueKind, Cents>
  totalCents: Cents
}

/** The portal's own notices to the company, in messages and by mail. */
export interface NoticeView {
  at: string
  kind: string
  /** Its amounts and dates, by name. */
  facts: Record<string, string>
}

export interface OverdueCase {
  asOf: BusinessDate
  facility: Omit<OverdueFacility, 'promise' | 'lastContact'>
  chargesPastDue: OverdueCharge[]
  /** Latest first, as the others. */
  promises: PromiseView[]
  contacts: ContactView[]
  notices: NoticeView[]
}

export interface RecordedPromise {
  facilityId: string
  promise: PromiseView
}

export interface RecordedContact {
  facilityId: string
  contact: ContactView
}
