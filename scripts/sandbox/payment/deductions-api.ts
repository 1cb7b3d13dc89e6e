import type { IncomingMessage, ServerResponse } from 'node:http'
import * as z from 'zod'
import { centsFromDecimal, decimalFromCents } from '#shared/money/cents.ts'
import { authorise } from '../bearer.ts'
import { BadRequest, readJson, sendJson } from '../http.ts'
import type { Deduction, Deductions } from './deductions.ts'
import type { PaymentGrants } from './payment-grants.ts'

export const deductionsScope = 'deductions:write'

const path = /^\/api\/deductions\/([\w.:@-]{1,128})(\/cancel)?$/

const body = z.strictObject({
  account_id: z.string().min(1).max(128),
  amount: z.string().regex(/^\d{1,12}\.\d{2}$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
  reference: z.string().min(1).max(35),
})

const describe = (key: string, { status, accountId, amountCents, currency, takenAt, reason }: Deduction) => ({
  key,
  status,
  account_id: accountId,
  amount: decimalFromCents(amountCents),
  currency,
  ...(takenAt ? { taken_at: takenAt } : {}),
  ...(reason ? { reason } : {}),
})

const readRequest = async (req: IncomingMessage) => {
  const parsed = body.safeParse(await readJson(req))
  if (!parsed.success) throw new BadRequest(400, 'invalid_request', 'The body is no deduction.')
  const { account_id: accountId, amount, currency, reference } = parsed.data
  return { accountId, amountCents: centsFromDecimal(amount), currency, reference }
}

/**
 * `PUT /api/deductions/{key}` requests a deduction, and returns its outcome whenever it is repeated; `POST …/cancel`
 * prevents a deduction under the key. Needs the partner's own token. False for any other path.
 */
export const answerDeduction = async (
  req: IncomingMessage,
  res: ServerResponse,
  { grants, deductions, at }: { grants: PaymentGrants; deductions: Deductions; at: string },
): Promise<boolean> => {
  const [, key, cancels] = path.exec(at) ?? []
  if (!key || req.method !== (cancels ? 'POST' : 'PUT')) return false
  if (!authorise(req, res, { realm: 'quay-pay', scope: deductionsScope, find: grants.find })) return true
  const deduction = cancels ? deductions.cancel(key) : deductions.ask(key, await readRequest(req))
  if (deduction) sendJson(res, 200, describe(key, deduction))
  else sendJson(res, 409, { error: 'key_in_use', error_description: 'The key names another deduction.' })
  return true
}
