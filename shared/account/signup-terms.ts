import * as z from 'zod/mini'
import { exactTextSchema } from '../api/field-schemas.ts'
import type { ProductLine } from '../product-lines/product-lines.ts'
import { termsKinds, termsVersions } from './signup-terms-versions.ts'

/** One set of terms that a person accepted, in the wording that was shown. */
export const acceptedTerms = z.object({
  document: z.enum(termsKinds, 'unknownOption'),
  version: exactTextSchema(20),
})
export type SignupTerms = z.infer<typeof acceptedTerms>

/** What a signup on `line` must accept, in the wording in force. */
export const termsOfLine = (line: ProductLine): SignupTerms[] =>
  termsKinds
    .filter((document) => line.id !== 'payoneer' || document !== 'interest_waiver_plan')
    .map((document) => ({ document, version: termsVersions[document] }))

/** True when `accepted` holds all terms of `line` in the wording in force. */
export const acceptsAllTerms = (line: ProductLine, accepted: readonly SignupTerms[]): boolean =>
  termsOfLine(line).every((needed) =>
    accepted.some((each) => each.document === needed.document && each.version === needed.version),
  )
