import type { StatusScope } from '#shared/desk/payments.ts'
import type { Cents } from '#shared/money/cents.ts'
import { type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import { truncate } from '../../../runtime/truncate.ts'
import { readCents, UnreadableStatement } from '../statements/bank-statement.ts'
import { allAt, textAt, type XmlElement } from '../statements/xml-tree.ts'

export interface Amount {
  currency: string
  cents: Cents
}

/** One status of a report. */
export interface ReportStatus {
  scope: StatusScope
  status: string
  reasonCodes: readonly string[]
  information: string
  /** Of one transfer. */
  endToEndId?: string
  /** Of one payment information block. */
  paymentInformationId?: string
  amount?: Amount
  /** The account that the bank debits, or that the notification is for. */
  account?: string
  bankReference?: string
}

/** A payment status report (pain.002), or the part of an account notification (camt.054) that is about transfers. */
export interface StatusReport {
  source: 'pain.002' | 'camt.054'
  reportId: string
  /** ISO. */
  reportedAt: string
  /** The message that it is about, as the bank repeats its id. */
  messageId: string
  statuses: readonly ReportStatus[]
  /** Movements of an account notification that are no transfer of ours: the statement will have them. */
  announced: number
}

/** Additional information is stored with each status; ISO 20022 has lines of 105 characters. */
const longestInformation = 210
const longestCode = 35
const maxCodes = 5

export const maxStatuses = 1000

/** The instant of a report. A time without an offset is the bank's own, in Hong Kong. */
export const reportedAtOf = (text: string, latest: BusinessDate): string => {
  const instant = Date.parse(/(?:Z|[+-]\d{2}:\d{2})$/.test(text) ? text : `${text}+08:00`)
  if (!/^\d{4}-\d{2}-\d{2}T/.test(text) || Number.isNaN(instant))
    throw new UnreadableStatement(`the report has no time of its creation: ${text || 'nothing'}`)
  const date = new Date(instant)
  if (businessDate(date) > latest)
    throw new UnreadableStatement(`the report is of ${text}, which has not come yet`)
  return date.toISOString()
}

export const codeOf = (text: string): string => text.slice(0, longestCode)

export const codesOf = (texts: readonly string[]): string[] =>
  [...new Set(texts.map(codeOf))].filter((code) => code !== '').slice(0, maxCodes)

export const informationOf = (texts: readonly string[]): string =>
  truncate([...new Set(texts.map((text) => text.trim()))].filter(Boolean).join(' '), longestInformation)

/** The schema lets a decimal have a sign and leading zeros. */
export const amountOf = (amount: XmlElement | undefined): Amount | undefined =>
  amount && {
    currency: amount.attributes['Ccy'] ?? '',
    cents: readCents(amount.text.trim().replace(/^\+?0*(?=\d)/, ''), '.', 'an amount of the report'),
  }

export const accountIn = (element: XmlElement, path: string): string =>
  textAt(element, `${path}/Id/IBAN`, `${path}/Id/Othr/Id`)

export const textsAt = (element: XmlElement, ...paths: string[]): string[] =>
  paths.flatMap((path) => allAt(element, path).map(({ text }) => text.trim()))
