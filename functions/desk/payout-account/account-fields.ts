import * as z from 'zod/mini'
import { explained, fields } from '../engine/act-fields.ts'

/** The fields by which an act names a payout account. */
export const accountFields = {
  companyId: fields.companyId,
  accountId: explained(z.string().check(z.minLength(1)), 'the payout account', '2'),
} as const
