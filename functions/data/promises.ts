import type { PromiseToPay } from '#shared/portfolio/promise-to-pay.ts'
import { companyItemKey } from './companies.ts'
import { listCompanyItems } from './list-company-items.ts'
import { create, type Table, type Write } from './table.ts'

/** A promise to pay recorded by the lender. Immutable: the ledger shows whether it was kept. */
export interface StoredPromise extends PromiseToPay {
  companyId: string
  facilityId: string
  promiseId: string
  by: string
  note?: string
}

const prefixOf = (facilityId: string) => `PROMISE#${facilityId}#`

const key = ({ companyId, facilityId, promiseId }: StoredPromise) =>
  companyItemKey(companyId, `${prefixOf(facilityId)}${promiseId}`)

/** Access pattern: the recorded promises to pay for a facility, the latest first. */
export const listPromises = async (
  table: Table,
  { companyId, facilityId }: { companyId: string; facilityId: string },
): Promise<StoredPromise[]> =>
  (await listCompanyItems<StoredPromise>(table, companyId, prefixOf(facilityId))).toSorted((a, b) =>
    b.recordedAt.localeCompare(a.recordedAt),
  )

/** Fails if a promise with that id is recorded. */
export const createPromise = (table: Table, promise: StoredPromise): Write =>
  create<StoredPromise>(table, { ...key(promise), type: 'promise', ...promise })
