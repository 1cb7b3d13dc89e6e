import * as z from 'zod/mini'
import { currencySchema } from '../money/currency.ts'
import {
  anyState,
  cents,
  companyNames,
  count,
  day,
  percent,
  product,
  recordId,
  text,
} from './response-fields.ts'

const repayment = z.strictObject({
  date: day,
  totalCents: cents,
  principalCents: cents,
  interestCents: cents,
  feeCents: cents,
  /** Received after a write-off, which settles nothing any more. */
  recoveredCents: cents,
})

/** A loan as recorded in the register under the Money Lenders Ordinance. */
export const registeredLoan = z.strictObject({
  drawdownId: recordId,
  facilityId: recordId,
  companyId: recordId,
  ...companyNames,
  /** The business registration number, or the unified social credit code; null for others. */
  companyNumber: z.nullable(text),
  companyAddress: z.nullable(text),
  productCode: product,
  /** The number of the facility agreement; null for one from before agreements were numbered. */
  agreementNumber: z.nullable(text),
  /** The names of those who guarantee the debt; without any, the loan is unsecured. */
  guarantors: z.array(text),
  paidOutOn: day,
  dueDate: day,
  instalments: count,
  repaymentMethod: anyState,
  currency: currencySchema,
  principalCents: cents,
  /** A year, nominal and by the ordinance's method. */
  ratePercent: percent,
  effectiveRatePercent: percent,
  repayments: z.array(repayment),
  repaidCents: cents,
  outstandingPrincipalCents: cents,
  owedChargesCents: cents,
  waivedCents: cents,
  writtenOffCents: cents,
  /** Of what was repaid: received after it was written off. */
  recoveredCents: cents,
  status: anyState,
})
export type RegisteredLoan = z.output<typeof registeredLoan>

export const loanRegisterPage = z.strictObject({
  loans: z.array(registeredLoan),
  cursor: z.optional(text),
})
