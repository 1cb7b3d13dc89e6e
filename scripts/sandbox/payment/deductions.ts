import * as z from 'zod'
import { centsFromDecimal } from '#shared/money/cents.ts'
import type { SandboxState } from '../sandbox-state.ts'
import { type Customer, findCustomer } from './customers.ts'

const deduction = z.object({
  accountId: z.string(),
  amountCents: z.number(),
  currency: z.string(),
  reference: z.string(),
  askedAt: z.string(),
  status: z.enum(['pending', 'done', 'refused', 'cancelled']),
  takenAt: z.string().optional(),
  reason: z.enum(['insufficient_funds', 'authority_ended', 'no_such_account']).optional(),
})
export type Deduction = z.output<typeof deduction>

/** By the key that the partner gave. */
export const deductionsSchema = z.record(z.string(), deduction)
export type StoredDeductions = z.output<typeof deductionsSchema>

export type DeductionRequest = Pick<Deduction, 'accountId' | 'amountCents' | 'currency' | 'reference'>

export interface Deductions {
  /** Undefined where the key names another deduction already. */
  ask(key: string, request: DeductionRequest): Deduction | undefined
  cancel(key: string): Deduction
  /** An account's balance that is not paid out. */
  balanceOf(accountId: string): number
}

/** Within this many days, sales restore a deducted amount. */
const makesUpDays = 30
const dayMs = 86_400_000

/**
 * The beginning of an account's name selects a scenario: no balance, an ended authority, or an outcome after an hour.
 */
const isEmpty = ({ accountId }: Customer) => accountId.startsWith('empty')
const hasEnded = ({ accountId }: Customer) => accountId.startsWith('ended')
const isSlow = ({ accountId }: Customer) => accountId.startsWith('slow')
const slowMs = 3_600_000

/** An account's balance is ten times its holder's offer. */
const holdingOf = (customer: Customer): number =>
  isEmpty(customer) ? 0 : centsFromDecimal(customer.offerAmount) * 10

const isSame = (a: DeductionRequest, b: DeductionRequest): boolean =>
  (['accountId', 'amountCents', 'currency', 'reference'] as const).every((field) => a[field] === b[field])

const refuse = (asked: Deduction, reason: NonNullable<Deduction['reason']>): Deduction => ({
  ...asked,
  status: 'refused',
  reason,
})

/** The partner's deductions from customers' payouts: the whole amount or nothing, once for each key. */
export const createDeductions = (
  clock: () => Date,
  { state, save }: SandboxState<StoredDeductions>,
): Deductions => {
  const balanceOf = (accountId: string): number => {
    const customer = findCustomer(accountId)
    if (!customer) return 0
    const since = new Date(clock().getTime() - makesUpDays * dayMs).toISOString()
    return Object.values(state)
      .filter((each) => each.accountId === accountId && (each.takenAt ?? '') > since)
      .reduce((left, { amountCents }) => left - amountCents, holdingOf(customer))
  }

  const decide = (asked: Deduction): Deduction => {
    const customer = findCustomer(asked.accountId)
    if (customer?.currency !== asked.currency) return refuse(asked, 'no_such_account')
    if (hasEnded(customer)) return refuse(asked, 'authority_ended')
    const now = clock()
    if (isSlow(customer) && now.getTime() - Date.parse(asked.askedAt) < slowMs) return asked
    if (asked.amountCents > balanceOf(asked.accountId)) return refuse(asked, 'insufficient_funds')
    return { ...asked, status: 'done', takenAt: now.toISOString() }
  }

  const keep = (key: string, next: Deduction): Deduction => {
    state[key] = next
    save()
    return next
  }

  return {
    balanceOf,
    ask(key, request) {
      const before = state[key]
      if (!before) return keep(key, decide({ ...request, askedAt: clock().toISOString(), status: 'pending' }))
      if (before.status !== 'cancelled' && !isSame(before, request)) return undefined
      return before.status === 'pending' ? keep(key, decide(before)) : before
    },
    cancel(key) {
      const before = state[key] ?? {
        accountId: '',
        amountCents: 0,
        currency: '',
        reference: '',
        askedAt: clock().toISOString(),
        status: 'pending' as const,
      }
      return before.status === 'pending' ? keep(key, { ...before, status: 'cancelled' }) : before
    },
  }
}
