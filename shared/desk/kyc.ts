import * as z from 'zod/mini'
import { entryLists } from '../kyc/kyc-changes.ts'
import { kycSectionSchemas } from '../kyc/kyc-sections.schema.ts'
import { kycDecisions, kycStatuses } from '../kyc/kyc-status.ts'
import { draftReturnSchema, returnedFieldSchema } from '../kyc/returned-fields.ts'
import { riskLevels } from '../kyc/risk-points.schema.ts'
import { examinedShop } from './limit.ts'
import {
  companyNames,
  count,
  day,
  instant,
  percent,
  recordId,
  state,
  text,
  yesNo,
} from './response-fields.ts'
import { claimedRow } from './work-responses.ts'

/** A reviewer compared a field of a version with its document, and accepted it or is about to return it. */
const kycCheck = z.strictObject({
  /** Its path, as in returned fields. */
  field: text,
  submittedAt: instant,
  by: text,
  at: instant,
  toReturn: z.exactOptional(draftReturnSchema),
})
/** A reviewer opened a file of a version. */
const openedDocument = z.strictObject({ fileId: recordId, by: text, at: instant })
const kycDraftReturn = z.strictObject({ ...kycCheck.shape, toReturn: draftReturnSchema })

const kycChange = z.union([
  z.strictObject({ kind: z.literal('changed'), field: text, before: z.unknown(), after: z.unknown() }),
  z.strictObject({
    kind: z.enum(['added', 'removed']),
    list: z.enum(entryLists),
    entry: z.record(z.string(), z.unknown()),
  }),
])

const kycSections = z.strictObject({
  company_info: z.exactOptional(kycSectionSchemas.company_info),
  business_info: z.exactOptional(kycSectionSchemas.business_info),
  connected_persons: z.exactOptional(kycSectionSchemas.connected_persons),
  documents: z.exactOptional(kycSectionSchemas.documents),
})

/** A submitted KYC, the latest version first. */
export const shownKyc = z.strictObject({
  companyId: recordId,
  kycId: recordId,
  kycStatus: state(kycStatuses),
  reviewer: z.nullable(text),
  /** For a KYC that waits for a decision: its assignee. */
  work: z.exactOptional(claimedRow),
  answerDue: z.nullable(day),
  changesKycId: z.nullable(recordId),
  changes: z.nullable(z.array(kycChange)),
  /** Changed contacts of known people: the change waits for each, and cannot be approved if one was objected to. */
  contactChanges: z.readonly(
    z.array(
      z.strictObject({
        name: text,
        formerEmail: text,
        formerMobile: z.nullable(text),
        email: text,
        mobile: z.nullable(text),
        askedAt: instant,
        waitsUntil: instant,
        objectedAt: z.nullable(instant),
      }),
    ),
  ),
  /** For a change, the KYC in force until it is approved. */
  inForce: z.nullable(kycSections),
  /** Accepted fields of the latest version that are unchanged since. */
  checks: z.readonly(z.array(kycCheck)),
  /** Fields of the latest version that any reviewer has marked for return. */
  draftReturns: z.readonly(z.array(kycDraftReturn)),
  /** The files that reviewers opened. */
  opened: z.readonly(z.array(openedDocument)),
  reviews: z.readonly(
    z.array(
      z.strictObject({
        /** The KYC: this one, or a predecessor. */
        kycId: recordId,
        submittedAt: instant,
        decidedAt: instant,
        decision: z.enum(kycDecisions),
        reviewer: text,
        submittedBy: z.exactOptional(text),
        takenAt: z.exactOptional(instant),
        reason: z.exactOptional(text),
        returned: z.exactOptional(z.readonly(z.array(returnedFieldSchema))),
      }),
    ),
  ),
  beneficialOwners: z.array(
    z.strictObject({
      nameEn: z.nullable(text),
      nameCn: z.nullable(text),
      percent: percent,
    }),
  ),
  versions: z.array(
    z.strictObject({
      submittedAt: instant,
      /** Paths of the fields that differ from the previous version. */
      changed: z.array(text),
      sections: kycSections,
      files: z.readonly(
        z.array(
          z.strictObject({
            fileId: recordId,
            fileName: text,
            size: count,
          }),
        ),
      ),
    }),
  ),
})
export type ShownKyc = z.output<typeof shownKyc>

/** The fields of a KYC that were accepted or are to be returned, in any version. */
export const kycChecked = z.strictObject({
  companyId: recordId,
  kycId: recordId,
  checks: z.readonly(z.array(kycCheck)),
})
export type KycChecked = z.output<typeof kycChecked>

/** The signals for fraud review. */
export const shownRisk = z.strictObject({
  companyId: recordId,
  level: z.enum(riskLevels),
  /** Identities shared with other companies, and those companies. */
  shared: z.array(
    z.strictObject({
      kind: text,
      companies: z.array(
        z.strictObject({
          companyId: recordId,
          ...companyNames,
          kycStatus: z.nullable(state(kycStatuses)),
        }),
      ),
    }),
  ),
  /** By the agreement’s number, signers from one network address and browser. */
  signedTogether: z.array(text),
  /** Agreements whose limit waits, or waited, for the lender's review of the signatures. */
  signerChecks: z.array(
    z.strictObject({
      agreementId: recordId,
      number: text,
      signers: text,
      since: instant,
      acknowledgedAt: z.nullable(instant),
      acknowledgedBy: z.nullable(text),
    }),
  ),
  pasted: z.array(text),
  devices: count,
  addresses: count,
  shopsOfOtherNames: z.array(text),
  /** Signs of inflated sales, also before the first limit. They change no level and decide nothing. */
  examined: z.array(examinedShop),
  youngCompany: yesNo,
  points: z.array(
    z.strictObject({
      at: instant,
      step: text,
      userId: recordId,
      ip: text,
      userAgent: text,
      deviceId: recordId,
      timeZone: text,
      pasted: z.readonly(z.array(text)),
    }),
  ),
})
export type ShownRisk = z.output<typeof shownRisk>

/** A link to a company's file, valid for minutes. */
export const temporaryFileLink = z.strictObject({
  companyId: recordId,
  fileId: recordId,
  fileName: text,
  contentType: text,
  size: count,
  kind: z.nullable(text),
  url: text,
})
