import { createHash } from 'node:crypto'
import type { Cents } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { companyPartition } from './companies.ts'
import { exists } from './condition.ts'
import { idTime } from './ordered-id.ts'
import { queryFilteredPage } from './query-filtered-page.ts'
import { create, type Item, type ItemPage, type Table, update, type Write } from './table.ts'

/** An amount in a message. */
interface Figure {
  cents: Cents
  currency: Currency
}

/** A name in a message. */
interface Named {
  name: string
}

/** A parameter of a message: a date, an amount or a name. */
export type Fact = BusinessDate | Figure | Named

/** A message's content: its kind, and the parameters for the kind's translated text. */
export type MessageContent =
  | { kind: 'kyc-approved' | 'kyc-rejected' | 'kyc-returned' }
  | { kind: 'company-change-approved' | 'company-change-rejected' | 'company-change-returned' }
  | { kind: 'signing-declined' | 'signing-lapsed'; agreement: Named }
  | { kind: 'file-infected' | 'file-unscannable' | 'paper-ready'; file: Named }
  | {
      kind:
        | 'limit-granted'
        | 'limit-lowered'
        | 'limit-raised'
        | 'limit-higher-possible'
        | 'limit-request-offered'
        | 'limit-request-approved'
        | 'limit-request-lapsed'
        | 'limit-request-rejected'
        | 'limit-request-withdrawn'
      limit: Figure
    }
  | {
      kind:
        | 'drawdown-approved'
        | 'drawdown-rejected'
        | 'drawdown-withdrawn'
        | 'drawdown-awaits-colleague'
        | 'drawdown-declined'
        | 'drawdown-lapsed'
        | 'drawdown-returned'
      amount: Figure
    }
  | { kind: 'renewal-approved' | 'renewal-rejected'; limit: Figure; reviewDate: BusinessDate }
  | { kind: 'renewal-withdrawn' | 'facility-review-soon'; reviewDate: BusinessDate }
  | { kind: 'facility-expired'; outstanding: Figure }
  | { kind: 'facility-closed' | 'second-approval-changed' }
  | {
      kind:
        | 'payout-account-added'
        | 'payout-account-changed'
        | 'payout-account-removed'
        | 'payout-account-chosen'
        | 'payout-account-verified'
        | 'payout-account-refused'
      account: Named
    }
  | { kind: 'drawdown-paid-out'; amount: Figure; total: Figure; dueDate: BusinessDate }
  | { kind: 'drawdown-paid-out-in-parts'; amount: Figure; firstPayment: Figure; firstDueDate: BusinessDate }
  | { kind: 'drawdown-paid-out-by-sales'; amount: Figure; firstDueDate: BusinessDate }
  | { kind: 'charge-raised' | 'repayment-due-soon'; total: Figure; dueDate: BusinessDate }
  | {
      kind: 'charge-raised-deducted' | 'repayment-due-soon-deducted'
      total: Figure
      dueDate: BusinessDate
      account: Named
    }
  | {
      kind: 'deduction-insufficient' | 'deduction-revoked' | 'deduction-no-account'
      outstanding: Figure
      dueDate: BusinessDate
    }
  | { kind: 'fee-charged'; fee: Figure; outstanding: Figure }
  | { kind: 'repayment-overdue'; outstanding: Figure; dueDate: BusinessDate }
  | { kind: 'dispute-upheld' | 'dispute-rejected'; outstanding: Figure }
  | { kind: 'repayment-posted'; received: Figure; outstanding: Figure }
  | { kind: 'charge-settled'; received: Figure }
  | { kind: 'payment-voided' | 'payoff-voided' | 'payoff-overtaken'; reported: Figure }
  | { kind: 'repayment-reversed'; returned: Figure }
  | { kind: 'payoff-reversed'; returned: Figure; dueDate: BusinessDate }
  | {
      kind:
        | 'shop-no-sales'
        | 'shop-many-refunds'
        | 'shop-not-readable'
        | 'shop-normal'
        | 'shop-unauthorized'
        | 'shop-expired'
      shop: Named
    }
  | { kind: 'payment-account-unauthorized' | 'payment-account-expired'; account: Named }
  | { kind: 'shop-expiring'; shop: Named; expiresOn: BusinessDate }

/** A message to all users of a company about an event. */
export interface Message {
  messageId: string
  companyId: string
  content: MessageContent
  happenedAt: string
  /** When it was written, possibly long after the event: "mark all as read" before then does not cover it. */
  arrivedAt: string
  /** Time of reading, by user. */
  readBy: Record<string, string>
}

const prefix = 'MESSAGE#'

const key = (companyId: string, messageId: string) => ({
  pk: companyPartition(companyId),
  sk: `${prefix}${messageId}`,
})

/**
 * The id of a message: one for an event, however often it is delivered; the instant in front sorts messages by the time
 * of the event.
 */
export const messageIdOf = (eventId: string, happenedAt: string): string =>
  `${idTime(new Date(happenedAt))}-${createHash('sha256').update(eventId).digest('hex').slice(0, 16)}`

/** Access pattern: a company's messages, newest first. */
export const listMessages = (
  table: Table,
  companyId: string,
  page: {
    limit: number
    cursor?: string | undefined
    accepts?: Promise<(message: Message) => boolean> | undefined
  },
): Promise<ItemPage<Item<Message>>> =>
  queryFilteredPage<Message>(
    table,
    { pk: companyPartition(companyId), prefix, newestFirst: true, consistent: true },
    page,
  )

/** Fails if the message exists. */
export const createMessage = (table: Table, message: Message): Write =>
  create<Message>(table, { ...key(message.companyId, message.messageId), type: 'message', ...message })

/** Records that a user read a message. Fails if the company has none with that id. */
export const markMessageRead = (
  table: Table,
  { companyId, userId }: { companyId: string; userId: string },
  messageId: string,
  now: Date,
): Write =>
  update<Message>(table, key(companyId, messageId), {
    set: { [`readBy.${userId}`]: now.toISOString() },
    when: { pk: exists },
  })
