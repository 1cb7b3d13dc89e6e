import type { RecordedPromise } from '#shared/desk/overdue.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { followUpOfPromise } from '#shared/portfolio/next-action.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findFacility } from '../../data/facilities.ts'
import { putFollowUp } from '../../data/follow-ups.ts'
import { createPromise, listPromises, type StoredPromise } from '../../data/promises.ts'
import { listReceipts } from '../../portfolio/list-receipts.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { promiseView } from './overdue-case.ts'

const isSame = (a: StoredPromise, b: StoredPromise): boolean =>
  a.amountCents === b.amountCents && a.promisedFor === b.promisedFor && a.note === b.note

export const recordPromiseAct: RunAct<'promise-record'> = async (
  { facilityId, amount, date, note, key },
  act,
  { table, clock },
) => {
  const facility = await findFacility(table, facilityId)
  if (!facility) return refuseAct('notFound', `there is no facility ${facilityId}`)
  const { companyId } = facility
  const now = clock()
  const today = businessDate(now)
  const promise: StoredPromise = {
    companyId,
    facilityId,
    promiseId: key,
    amountCents: amount,
    promisedFor: date,
    recordedAt: now.toISOString(),
    by: act.actor,
    ...(note ? { note } : {}),
  }
  const tell = async (recorded: StoredPromise) => {
    const receipts = await listReceipts(table, facilityId)
    const told: RecordedPromise = { facilityId, promise: promiseView(recorded, receipts, today) }
    return { ok: true as const, ...told }
  }
  const before = await listPromises(table, facility)
  const present = before.find(({ promiseId }) => promiseId === key)
  if (present)
    return isSame(present, promise)
      ? tell(present)
      : refuseAct('changedMeanwhile', 'this key was used for another promise')
  if (date < today) return refuseAct('invalidDate', 'a promise is for today or a later day')
  const written = await table.transact({
    promise: createPromise(table, promise),
    followUp: putFollowUp(table, { companyId, facilityId, on: followUpOfPromise(date) }),
    audit: act.audit({
      companyId,
      before: null,
      after: {
        facilityId,
        promiseId: key,
        amount: decimalFromCents(amount),
        currency: facility.currency,
        promisedFor: date,
      },
    }),
  })
  return written.ok
    ? tell(promise)
    : refuseAct('changedMeanwhile', 'a promise was recorded under this key at the same moment; look again')
}
