import type { OverdueFacility, ToldContact, ToldPromise } from '#shared/desk/overdue.ts'
import { nextStepOf } from '#shared/portfolio/next-step.ts'
import { promiseStatus, type Receipt, receivedFor } from '#shared/portfolio/promise-to-pay.ts'
import { daysPastDue } from '#shared/repayment/charge-order-aging.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { findCompany } from '../../data/companies.ts'
import { type Contact, listContacts } from '../../data/contacts.ts'
import type { Contribution } from '../../data/portfolio.ts'
import { listPromises, type StoredPromise } from '../../data/promises.ts'
import type { Table } from '../../data/table.ts'
import { listReceipts } from '../../portfolio/list-receipts.ts'
import { companyNamesOf } from '../engine/company-names.ts'

export const tellPromise = (
  promise: StoredPromise,
  receipts: readonly Receipt[],
  today: BusinessDate,
): ToldPromise => ({
  promiseId: promise.promiseId,
  amountCents: promise.amountCents,
  promisedFor: promise.promisedFor,
  recordedAt: promise.recordedAt,
  by: promise.by,
  note: promise.note ?? null,
  status: promiseStatus(promise, receipts, today),
  receivedCents: receivedFor(promise, receipts),
})

export const tellContact = ({ contactId, channel, text, at, by }: Contact): ToldContact => ({
  contactId,
  channel,
  text,
  at,
  by,
})

/** What is recorded of talks about a facility; all of it latest first. */
export const readTalks = async (
  table: Table,
  of: { companyId: string; facilityId: string },
  today: BusinessDate,
): Promise<{ promises: ToldPromise[]; contacts: ToldContact[] }> => {
  const [promises, contacts] = await Promise.all([listPromises(table, of), listContacts(table, of)])
  // Only of a promise is to be known what came in.
  const receipts = promises.length > 0 ? await listReceipts(table, of.facilityId) : []
  return {
    promises: promises.map((promise) => tellPromise(promise, receipts, today)),
    contacts: contacts.map(tellContact),
  }
}

const stageOf = (days: number): 1 | 2 | 3 => {
  if (days <= 30) return 1
  return days <= 90 ? 2 : 3
}

/** A facility that something is past due of; undefined where nothing is. */
export const tellOverdue = async (
  table: Table,
  { companyId, facilityId, productCode, currency, pastDue }: Contribution,
  { promises, contacts }: { promises: ToldPromise[]; contacts: ToldContact[] },
  today: BusinessDate,
): Promise<OverdueFacility | undefined> => {
  if (!pastDue) return undefined
  const company = await findCompany(table, companyId)
  const { since, owedCents, charges, disputed } = pastDue
  const days = daysPastDue(since, today)
  const [promise = null] = promises
  return {
    companyId,
    ...companyNamesOf(company),
    facilityId,
    productCode,
    currency,
    since,
    daysPastDue: days,
    owedCents,
    charges,
    disputed,
    stage: stageOf(days),
    nextStep: nextStepOf({
      daysPastDue: days,
      isAllDisputed: disputed === charges,
      promise: promise?.status,
    }),
    promise,
    lastContact: contacts[0] ?? null,
  }
}
