import * as z from 'zod/mini'
import { codeSchema, optionalOneLineSchema } from '../api/field-schemas.ts'
import { isBrn } from '../identifiers/brn.ts'
import { isUscc } from '../identifiers/uscc.ts'

/** Numbers to look a company up: one or more, all of the same company. */
export const companyNumbersBody = z
  .object({
    brn: z.optional(codeSchema.check(z.refine(isBrn, 'brnInvalid'))),
    uscc: z.optional(codeSchema.check(z.refine(isUscc, 'usccInvalid'))),
    /** The portal's own number of the company. */
    company_number: optionalOneLineSchema(64),
  })
  .check(
    z.refine(({ brn, uscc, company_number }) => Boolean(brn || uscc || company_number), {
      message: 'required',
      path: ['brn'],
    }),
  )
