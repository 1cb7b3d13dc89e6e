import * as z from 'zod/mini'
import { type Cents, centsFromDecimal, decimalFromCents, wireAmountSchema } from '#shared/money/cents.ts'
import type { Currency } from '#shared/money/currency.ts'
import type { PaymentPlatform } from '../../runtime/config.ts'
import { type ConnectorDeps, callPlatform, isForbidden } from '../call-platform.ts'
import { requestPartnerToken } from './partner-token.ts'

/** Why the platform deducted nothing. */
const refusals = ['insufficient_funds', 'authority_ended', 'no_such_account'] as const

const deductionAnswer = z.discriminatedUnion('status', [
  /** It may still be deducted. */
  z.object({ status: z.literal('pending') }),
  z.object({ status: z.literal('done'), amount: wireAmountSchema, taken_at: z.iso.datetime() }),
  z.object({ status: z.literal('refused'), reason: z.enum(refusals) }),
  /** Cancelled by the partner before the deduction: no money will be deducted. */
  z.object({ status: z.literal('cancelled') }),
])

/** The outcome of a deduction. */
export type DeductionOutcome =
  | { status: 'pending' | 'cancelled' }
  | { status: 'done'; amountCents: Cents; takenAt: Date }
  | { status: 'refused'; reason: (typeof refusals)[number] }

/** A deduction from an account's payouts. */
export interface DeductionRequest {
  accountId: string
  amountCents: Cents
  currency: Currency
  /** The reference that the account's holder sees. */
  reference: string
}

/**
 * Deducts money from accounts at the payment platform, the whole amount or nothing. A deduction is identified by its
 * key: repeating it returns the outcome of the same deduction. Calls throw as documented at `callPlatform`.
 */
export interface DeductionsClient {
  deduct(key: string, request: DeductionRequest): Promise<DeductionOutcome>
  /** Cancels the deduction with a key, unless it was carried out by then. */
  cancel(key: string): Promise<DeductionOutcome>
}

const outcomeOf = (answer: z.output<typeof deductionAnswer>): DeductionOutcome =>
  answer.status === 'done'
    ? {
        status: 'done',
        amountCents: centsFromDecimal(answer.amount),
        takenAt: new Date(answer.taken_at),
      }
    : answer

export const createDeductionsClient = (
  deps: ConnectorDeps,
  platform: PaymentPlatform,
  clientSecret: string,
): DeductionsClient => {
  const call = callPlatform(deps, platform.id)
  // Valid for minutes: a client serves one run.
  let token: Promise<string> | undefined

  const send = async (method: 'PUT' | 'POST', path: string, body?: object): Promise<DeductionOutcome> => {
    token ??= requestPartnerToken(deps, platform, clientSecret, 'deductions:write')
    const headers = { authorization: `Bearer ${await token}`, 'content-type': 'application/json' }
    const init = { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) }
    return outcomeOf(await call(deductionAnswer, `${platform.apiUrl}/deductions/${path}`, init, isForbidden))
  }

  return {
    deduct: (key, { accountId, amountCents, currency, reference }) =>
      send('PUT', encodeURIComponent(key), {
        account_id: accountId,
        amount: decimalFromCents(amountCents),
        currency,
        reference,
      }),
    cancel: (key) => send('POST', `${encodeURIComponent(key)}/cancel`),
  }
}
