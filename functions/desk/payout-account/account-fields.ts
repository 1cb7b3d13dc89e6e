import * as z from 'zod/mini'
import { describedField, fields } from '../engine/act-fields.ts'

/** The fields that identify a payout account in an act. */
export const accountFields = {
  companyId: fields.companyId,
  accountId: describedField(z.string().check(z.minLength(1)), 'the payout account', '2'),
} as const
