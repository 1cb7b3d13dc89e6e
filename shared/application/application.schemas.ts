import * as z from 'zod/mini'
import { idSchema, percentSchema } from '../api/field-schemas.ts'
import { pageFields, pageOf, periodFields, periodInOrder, sortOrderSchema } from '../api/page.schema.ts'
import { applicationStatuses } from '../drawdown/drawdown-states.ts'
import { businessInfoSchema } from '../kyc/business-info.schema.ts'
import { companyInfoDraftSchema } from '../kyc/company-info.schema.ts'
import { kycStatuses } from '../kyc/kyc-status.ts'
import { productCodeSchema } from '../lending/product-codes.ts'
import { applicationNames, applicationRecord } from './application-record.schema.ts'
import { bankAccount, bankAccountInput } from './bank-account.schema.ts'
import { businessInformationInput } from './business-information.schema.ts'
import { positionStatuses } from './position.ts'

/** The application's position after a step, and the next screen. */
const positionAfterStep = z.object({ path: z.string(), path_name: z.enum(positionStatuses) })

const position = z.object({
  /** The next screen, below `/financing`; null before the first step. */
  path: z.nullable(z.string()),
  path_name: z.nullable(z.enum(positionStatuses)),
})

/** The company data of an application: at least one field. */
const companyInformationInput = companyInfoDraftSchema.check(
  z.refine((fields) => Object.values(fields).some((value) => value !== undefined), 'atLeastOne'),
)

/** The KYC that the data are part of, and all its company data. */
const companyInformation = z.object({
  kyc_id: z.string(),
  kyc_status: z.enum(kycStatuses),
  company_info: companyInfoDraftSchema,
})

const namedPerson = {
  person_id: z.nullable(z.string()),
  name_en: z.string(),
  name_cn: z.nullable(z.string()),
}

/** The company's owners, from its KYC. Shares in percent. */
const shareholderStructure = z.object({
  /** The status of the KYC's review: before its approval the structure is as declared. */
  kyc_status: z.enum(kycStatuses),
  shareholders: z.array(
    z.object({ ...namedPerson, capacity: z.nullable(z.string()), ownership_percent: percentSchema }),
  ),
  /** The people who ultimately own 25% or more, the largest share first. */
  beneficial_owners: z.array(z.object({ ...namedPerson, ownership_percent: z.string() })),
  /** The sum of all declared shares. */
  declared_percent: z.string(),
})

export const applicationSchemas = {
  getPosition: {
    response: position,
  },
  storePosition: {
    body: z.object({
      path: z.string('required').check(z.startsWith('/credit/', 'invalid'), z.maxLength(200, 'tooLong')),
      path_name: z.enum(positionStatuses, 'unknownOption'),
    }),
    response: position,
  },
  saveDebitAccount: {
    body: bankAccountInput,
    response: positionAfterStep,
  },
  getDebitAccount: {
    response: z.nullable(bankAccount),
  },
  saveBusinessInformation: {
    body: businessInformationInput,
    response: positionAfterStep,
  },
  getBusinessInformation: {
    response: z.nullable(businessInfoSchema),
  },
  saveCompanyInformation: {
    body: companyInformationInput,
    response: companyInformation,
  },
  getShareholderStructure: {
    response: shareholderStructure,
  },
  listBanks: {
    response: z.array(
      z.object({
        swift_code: z.string(),
        name_chi: z.string(),
        name_cht: z.string(),
        name_eng: z.string(),
        show_name: z.string(),
      }),
    ),
  },
  listDirectorNames: {
    response: z.array(z.object({ name: z.string() })),
  },
  listApplications: {
    body: z
      .object({
        ...pageFields,
        /** The kind of application; all kinds by default. */
        name: z.optional(z.enum(applicationNames, 'unknownOption')),
        status: z.optional(z.enum(applicationStatuses, 'unknownOption')),
        product_name: z.optional(productCodeSchema),
        /** Created on these business days. */
        ...periodFields,
        order: sortOrderSchema,
      })
      .check(periodInOrder),
    response: pageOf(applicationRecord),
  },
  withdrawApplication: {
    body: z.object({ approval_id: idSchema }),
    response: z.object({ approval_id: z.string(), status: z.enum(applicationStatuses) }),
  },
}
