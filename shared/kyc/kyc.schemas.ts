import * as z from 'zod/mini'
import { optionalOneLineSchema, randomIdSchema } from '../api/field-schemas.ts'
import { type KycSectionData, kycSectionNames, kycSectionSchemas } from './kyc-sections.schema.ts'
import { kycDecisions, kycStatuses } from './kyc-status.ts'
import { returnReasons } from './returned-fields.ts'
import { maxRiskPointsAtOnce, riskLevels, riskPointSchema } from './risk-points.schema.ts'

const idAndStatus = z.object({ id: z.string(), status: z.enum(kycStatuses) })

const returnedField = z.object({
  /** The path of the field or section. */
  field: z.string(),
  /** One of the usual reasons, or the lender's own text. */
  reason: z.nullable(z.enum(returnReasons)),
  words: z.nullable(z.object({ 'zh-CN': z.string(), 'zh-TW': z.string(), en: z.string() })),
})

/** Incremented by every save, so that concurrent editors notice each other. */
const version = z.int()

/** The state of the review, and the outcomes of earlier ones. */
const review = z.extend(idAndStatus, {
  version,
  submitted_at: z.nullable(z.string()),
  /** The submitting user's name. */
  submitted_by: z.nullable(z.string()),
  /** When a reviewer claimed it, while it is in progress. */
  taken_at: z.nullable(z.string()),
  decided_at: z.nullable(z.string()),
  /** The business date by which the lender decides, while it is under review. */
  answer_due: z.nullable(z.string()),
  /** True once anything was changed after its return: before, it cannot be submitted again. */
  is_corrected: z.boolean(),
  /** The requested changes, if it was returned without naming fields. */
  return_reason: z.nullable(z.string()),
  /** The returned fields. If there are any, only these may be changed, and each has to be. */
  returned_fields: z.array(
    z.extend(returnedField, {
      /** True once it was changed after its return. */
      corrected: z.boolean(),
    }),
  ),
  /** Completed reviews, of this KYC and its predecessors, the latest first. */
  reviews: z.array(
    z.object({
      submitted_at: z.string(),
      submitted_by: z.nullable(z.string()),
      taken_at: z.nullable(z.string()),
      decided_at: z.string(),
      decision: z.enum(kycDecisions),
      returned_fields: z.array(returnedField),
    }),
  ),
})

const files = z.array(z.object({ file_id: z.string(), file_name: z.string(), size: z.int() }))

/** The fields of a section, some of them masked, so that they may violate their own rules. */
const maskedFields = z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]))

const maskedSections = {
  company_info: z.nullable(maskedFields),
  business_info: z.nullable(maskedFields),
  connected_persons: z.nullable(
    z.object({
      persons: z.array(maskedFields),
      companies: z.optional(z.array(maskedFields)),
      holdings: z.optional(z.array(maskedFields)),
    }),
  ),
  documents: z.nullable(maskedFields),
}

const sections = {
  company_info: z.nullable(kycSectionSchemas.company_info),
  business_info: z.nullable(kycSectionSchemas.business_info),
  connected_persons: z.nullable(kycSectionSchemas.connected_persons),
  documents: z.nullable(kycSectionSchemas.documents),
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)

export const kycSchemas = {
  createKyc: {
    body: z.object({}),
    response: idAndStatus,
  },
  saveKycSection: {
    params: z.object({ id: randomIdSchema }),
    body: z
      .object({
        section: z.enum(kycSectionNames, 'unknownOption'),
        /** The section's complete data, replacing what was saved before. */
        data: z.custom<KycSectionData>(isObject, 'required'),
        /**
         * The version that the caller has seen: a save based on another one is refused. Without it, anything saved is
         * replaced.
         */
        version: z.optional(z.int('invalid')),
      })
      .check(
        z.superRefine(({ section, data }, context) => {
          for (const issue of kycSectionSchemas[section].safeParse(data).error?.issues ?? [])
            context.addIssue({ code: 'custom', message: issue.message, path: ['data', ...issue.path] })
        }),
      ),
    response: z.extend(idAndStatus, { version }),
  },
  changeCompany: {
    body: z.object({}),
    response: idAndStatus,
  },
  withdrawChange: {
    body: z.object({ id: randomIdSchema }),
    response: z.null(),
  },
  submitKyc: {
    body: z.object({ id: randomIdSchema }),
    response: idAndStatus,
  },
  getKyc: {
    params: z.object({ id: randomIdSchema }),
    response: z.extend(review, {
      ...sections,
      /** The company's data in force until this change is approved. Null for a KYC that is no change. */
      in_force: z.nullable(z.object(sections)),
      /** The documents referenced by the sections. */
      files,
      /** Fields hidden from or masked for the caller. Saving without them, or with the mask, keeps them. */
      hidden: z.array(z.string()),
      /** The company's registration numbers from payment platforms, used until it submits others. */
      told_numbers: z.array(
        z.object({ kind: z.enum(['brn', 'uscc']), number: z.string(), platform_name: z.string() }),
      ),
    }),
  },
  revealIdentityNumber: {
    body: z.object({ id: randomIdSchema, person_id: randomIdSchema }),
    response: z.object({ id_number: z.string() }),
  },
  keepRiskPoints: {
    body: z.object({
      points: z
        .array(riskPointSchema, 'required')
        .check(z.minLength(1, 'required'), z.maxLength(maxRiskPointsAtOnce, 'tooMany')),
    }),
    response: z.object({ kept: z.int() }),
  },
  getRiskPoints: {
    query: z.object({ level: optionalOneLineSchema(20) }),
    response: z.object({
      points: z.array(
        z.extend(riskPointSchema, {
          at: z.string(),
          kept_until: z.string(),
          ip: z.string(),
          user_agent: z.string(),
          level: z.enum(riskLevels),
        }),
      ),
    }),
  },
  getMaskedKyc: {
    body: z.object({ id: randomIdSchema }),
    response: z.extend(review, {
      ...maskedSections,
      in_force: z.nullable(z.object(maskedSections)),
      /** The company’s documents, without those of people. */
      files,
    }),
  },
}
