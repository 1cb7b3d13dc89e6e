import * as z from 'zod/mini'
import { oneLineSchema } from '../api/field-schemas.ts'
import type { ProductLine } from '../product-lines/product-lines.ts'
import { termsKinds, termsVersions } from './signup-terms-versions.ts'

/** One set of terms that a person accepted, in its version. */
export const acceptedTerms = z.object({
  document: z.enum(termsKinds, 'unknownOption'),
  version: oneLineSchema(20),
})
export type SignupTerms = z.infer<typeof acceptedTerms>

/** The terms that a signup on `line` must accept, in the versions in force. */
export const termsOfLine = (line: ProductLine): SignupTerms[] =>
  termsKinds
    .filter((document) => line.id !== 'payoneer' || document !== 'interest_waiver_plan')
    .map((document) => ({ document, version: termsVersions[document] }))

/** The terms for a person who joins a company: those about its borrowing are not theirs to accept. */
export const termsOfMember = (): SignupTerms[] =>
  (['terms_of_use', 'privacy_policy'] as const).map((document) => ({
    document,
    version: termsVersions[document],
  }))

/** True when `accepted` holds all of `needed`. */
export const acceptsTerms = (needed: readonly SignupTerms[], accepted: readonly SignupTerms[]): boolean =>
  needed.every(({ document, version }) =>
    accepted.some((each) => each.document === document && each.version === version),
  )

/** True when `accepted` holds all terms of `line` in the wording in force. */
export const acceptsAllTerms = (line: ProductLine, accepted: readonly SignupTerms[]): boolean =>
  acceptsTerms(termsOfLine(line), accepted)
