import type * as z from 'zod/mini'
import type { ActDeclaration } from './act.ts'
import { agreementsActs } from './agreements.acts.ts'
import { auditActs } from './audit.acts.ts'
import { booksActs } from './books.acts.ts'
import { companyActs } from './company.acts.ts'
import { complaintActs } from './complaint.acts.ts'
import { consoleActs } from './console.acts.ts'
import { creditActs } from './credit.acts.ts'
import { csvMappingActs } from './csv-mapping.acts.ts'
import { drawdownActs } from './drawdown.acts.ts'
import { engagementActs } from './engagement.acts.ts'
import { facilityActs } from './facility.acts.ts'
import { fileActs } from './file.acts.ts'
import { flowActs } from './flow.acts.ts'
import { knownPayerActs } from './known-payer.acts.ts'
import { kycActs } from './kyc.acts.ts'
import { lineIgnoringActs } from './line-ignoring.acts.ts'
import { overdueActs } from './overdue.acts.ts'
import { paymentPlanActs } from './payment-plan.acts.ts'
import { paymentsActs } from './payments.acts.ts'
import { payoutAccountActs } from './payout-account.acts.ts'
import { portfolioActs } from './portfolio.acts.ts'
import { ratesActs } from './rates.acts.ts'
import { repaymentActs } from './repayment.acts.ts'
import { riskRatingActs } from './risk-rating.acts.ts'
import { screeningActs } from './screening.acts.ts'
import { searchActs } from './search.acts.ts'
import { suspicionActs } from './suspicion.acts.ts'
import { termsActs } from './terms.acts.ts'
import { userActs } from './user.acts.ts'
import { workActs } from './work.acts.ts'

/** All acts of the back office, by name. */
export const allActs = {
  ...agreementsActs,
  ...auditActs,
  ...companyActs,
  ...complaintActs,
  ...consoleActs,
  ...creditActs,
  ...csvMappingActs,
  ...drawdownActs,
  ...engagementActs,
  ...facilityActs,
  ...fileActs,
  ...knownPayerActs,
  ...flowActs,
  ...kycActs,
  ...lineIgnoringActs,
  ...overdueActs,
  ...paymentPlanActs,
  ...paymentsActs,
  ...payoutAccountActs,
  ...portfolioActs,
  ...booksActs,
  ...ratesActs,
  ...repaymentActs,
  ...riskRatingActs,
  ...screeningActs,
  ...searchActs,
  ...suspicionActs,
  ...termsActs,
  ...userActs,
  ...workActs,
}

/** An act's declaration with its name. */
export interface NamedAct extends ActDeclaration {
  readonly name: string
}

export const everyAct: readonly NamedAct[] = Object.entries<ActDeclaration>(allActs).map(
  ([name, declaration]) => ({
    name,
    ...declaration,
  }),
)

export type ActName = keyof typeof allActs

/** The response of an act. */
export type ActOutput<Name extends string> = Name extends ActName
  ? z.output<(typeof allActs)[Name]['output']>
  : Record<string, unknown>

/** The input of an act, parsed. */
export type ActInput<Name extends ActName> = z.output<(typeof allActs)[Name]['input']>
