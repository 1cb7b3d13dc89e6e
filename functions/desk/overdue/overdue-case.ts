import type { ContactView, OverdueFacility, PromiseView } from '#shared/desk/overdue.ts'
import type { ShownPlan } from '#shared/desk/payment-plan.ts'
import { nextActionDay } from '#shared/portfolio/next-action.ts'
import { nextStepOf } from '#shared/portfolio/next-step.ts'
import { promiseStatus, type Receipt, receivedForPromise } from '#shared/portfolio/promise-to-pay.ts'
import { daysPastDue, pastDueBucketOf } from '#shared/repayment/charge-order-aging.ts'
import { type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import { findCompany } from '../../data/companies.ts'
import { type Contact, listContacts } from '../../data/contacts.ts'
import { listFacilityPlans } from '../../data/payment-plans.ts'
import type { Contribution } from '../../data/portfolio.ts'
import { listPromises, type StoredPromise } from '../../data/promises.ts'
import type { Table } from '../../data/table.ts'
import { listReceipts } from '../../portfolio/list-receipts.ts'
import { companyNamesOf } from '../engine/company-names.ts'
import { describePlan } from '../payment-plan/describe-plan.ts'

export const promiseView = (
  promise: StoredPromise,
  receipts: readonly Receipt[],
  today: BusinessDate,
): PromiseView => ({
  promiseId: promise.promiseId,
  amountCents: promise.amountCents,
  promisedFor: promise.promisedFor,
  recordedAt: promise.recordedAt,
  by: promise.by,
  note: promise.note ?? null,
  status: promiseStatus(promise, receipts, today),
  receivedCents: receivedForPromise(promise, receipts),
})

export const contactView = ({
  contactId,
  channel,
  spokenWith,
  text,
  letter,
  fileId,
  nextActionOn,
  at,
  by,
}: Contact): ContactView => ({
  contactId,
  channel,
  spokenWith: spokenWith ?? null,
  text,
  letter: letter ?? null,
  fileId: fileId ?? null,
  nextActionOn: nextActionOn ?? null,
  at,
  by,
})

/** The recorded promises and contacts of a facility, each latest first. */
export const readContactHistory = async (
  table: Table,
  of: { companyId: string; facilityId: string },
  today: BusinessDate,
): Promise<{ promises: PromiseView[]; contacts: ContactView[] }> => {
  const [promises, contacts] = await Promise.all([listPromises(table, of), listContacts(table, of)])
  // Receipts matter only with a promise.
  const receipts = promises.length > 0 ? await listReceipts(table, of.facilityId) : []
  return {
    promises: promises.map((promise) => promiseView(promise, receipts, today)),
    contacts: contacts.map(contactView),
  }
}

const stageOf = (days: number): 1 | 2 | 3 => {
  if (days <= 30) return 1
  return days <= 90 ? 2 : 3
}

const latestPlan = async (
  table: Table,
  facility: { companyId: string; facilityId: string },
  now: Date,
): Promise<ShownPlan | undefined> => {
  const [latest] = await listFacilityPlans(table, facility)
  return latest && describePlan(table, latest, now)
}

const stateForStep = ({ status, behind }: ShownPlan): 'offered' | 'onTime' | 'late' | undefined => {
  if (status === 'offered') return status
  if (status !== 'in force') return undefined
  return behind === '0.00' ? 'onTime' : 'late'
}

/** A past-due facility; undefined if nothing is past due. */
export const overdueCaseView = async (
  table: Table,
  { companyId, facilityId, productCode, currency, pastDue }: Contribution,
  { promises, contacts }: { promises: PromiseView[]; contacts: ContactView[] },
  followUp: BusinessDate | undefined,
  now: Date,
): Promise<OverdueFacility | undefined> => {
  if (!pastDue) return undefined
  const [company, plan] = await Promise.all([
    findCompany(table, companyId),
    latestPlan(table, { companyId, facilityId }, now),
  ])
  const today = businessDate(now)
  const { since, owedCents, charges, disputed, reportedCents = 0 } = pastDue
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
    bucket: pastDueBucketOf(days),
    owedCents,
    charges,
    disputed,
    stage: stageOf(days),
    nextStep: nextStepOf({
      daysPastDue: days,
      hasReported: reportedCents > 0,
      isAllDisputed: disputed === charges,
      promise: promise?.status,
      plan: plan && stateForStep(plan),
    }),
    nextActionOn: nextActionDay(since, followUp),
    promise,
    lastContact: contacts[0] ?? null,
    plan: plan ?? null,
  }
}
