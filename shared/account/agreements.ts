import * as z from 'zod/mini'
import { exactTextSchema } from '../api/field-schemas.ts'
import type { ProductLine } from '../product-lines/product-lines.ts'
import { agreementVersions } from './agreement-versions.ts'

/** The documents that a signup accepts. The payment-platform line has no interest waiver plan. */
export const agreementDocuments = [
  'terms_of_use',
  'privacy_policy',
  'interest_waiver_plan',
  'revenue_financing_subsidy_plan',
] as const
export type AgreementDocument = (typeof agreementDocuments)[number]

/** One document that a person accepted, in the wording that was shown. */
export const acceptedAgreement = z.object({
  document: z.enum(agreementDocuments, 'unknownOption'),
  version: exactTextSchema(20),
})
export type AcceptedAgreement = z.infer<typeof acceptedAgreement>

/** What a signup on `line` must accept, in the wording in force. */
export const agreementsOfLine = (line: ProductLine): AcceptedAgreement[] =>
  agreementDocuments
    .filter((document) => line.id !== 'payoneer' || document !== 'interest_waiver_plan')
    .map((document) => ({ document, version: agreementVersions[document] }))

/** True when `accepted` holds every document of `line` in the wording in force. */
export const acceptsAll = (line: ProductLine, accepted: readonly AcceptedAgreement[]): boolean =>
  agreementsOfLine(line).every((needed) =>
    accepted.some((each) => each.document === needed.document && each.version === needed.version),
  )
