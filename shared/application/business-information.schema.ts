import * as z from 'zod/mini'
import { businessInfoSchema } from '../kyc/business-info.schema.ts'

const isFilled = (value: unknown): boolean => (Array.isArray(value) ? value.length > 0 : value !== undefined)

/** The business information in an application: at least one field. */
export const businessInformationInput = businessInfoSchema.check(
  z.refine((fields) => Object.values(fields).some(isFilled), 'atLeastOne'),
)
