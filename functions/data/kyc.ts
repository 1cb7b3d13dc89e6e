import type { ContactChange } from '#shared/agreements/contact-change.ts'
import type { KycSectionData, KycSectionName, KycSections } from '#shared/kyc/kyc-sections.schema.ts'
import { isKycDecision, isUnderReview, type KycDecision, type KycStatus } from '#shared/kyc/kyc-status.ts'
import type { PersonContact } from '#shared/kyc/person-contact.ts'
import type { ReturnedField } from '#shared/kyc/returned-fields.ts'
import { companyPartition } from './companies.ts'
import { companyItems } from './company-items.ts'
import type { CompanyNumber } from './company-numbers.ts'
import { listCompanyItems } from './list-company-items.ts'
import { awaitsReview, reviewQueueOf } from './review-queue.ts'
import { create, type Item, put, replace, type Table, type Write } from './table.ts'

/** A review that has ended. */
export interface KycReview {
  kycId: string
  submittedAt: string
  decidedAt: string
  decision: KycDecision
  reviewer: string
  /** The name of the submitting user. Not stored for every review. */
  submittedBy?: string
  /** When a reviewer claimed it, if before the decision. */
  takenAt?: string
  reason?: string
  /** The returned fields with reasons; without it, the whole KYC was returned. */
  returned?: readonly ReturnedField[]
}

/** A new contact of a person in a change of a company: an approved KYC has another one. */
export interface KycContactChange extends ContactChange {
  /** Absent for people from before they had ids. */
  personId?: string
  name: string
  nameCn?: string
  former: PersonContact
}

/** One review of a company. Every save increments its version, so that what is submitted is what was checked. */
export interface Kyc {
  companyId: string
  kycId: string
  status: KycStatus
  createdAt: string
  /** The approved KYC of the company that this one would replace. */
  changesKycId?: string
  /** When the company withdrew the change. */
  withdrawnAt?: string
  submittedAt?: string
  /** The name of the submitting user. */
  submittedBy?: string
  /** As submitted. */
  registerNameEn?: string
  registerNameCn?: string
  /** The registration numbers that the submission claimed for the company. */
  claimedNumbers?: readonly CompanyNumber[]
  /** The assigned reviewer, and since when, while it is in progress. */
  reviewer?: string
  takenAt?: string
  /** Ended reviews, oldest first: of this KYC, and of the company's earlier ones. */
  reviews?: readonly KycReview[]
  /** The fields changed since it was returned. */
  corrected?: readonly string[]
  /** Those of the latest submission. Approval requires that their waiting times are over without an objection. */
  contactChanges?: readonly KycContactChange[]
  version: number
}

/** A file referenced by a section, as of the save: a completed file does not change. */
export interface NamedFile {
  fileId: string
  fileName: string
  /** Bytes. */
  size: number
}

/**
 * A KYC as submitted, `number` being its record's version at the time. Immutable, so that a reviewer sees what an
 * earlier one has seen.
 */
export interface KycVersion {
  number: number
  submittedAt: string
  sections: KycSections
  files: readonly NamedFile[]
}

/** The saved content of one section, and its files. */
export interface KycSection {
  section: KycSectionName
  data: KycSectionData
  files: readonly NamedFile[]
  /** The user who uploaded a document of a person, by the person's id and the field. */
  enteredBy?: Readonly<Record<string, string>>
}

const { key: recordKey, find } = companyItems<Kyc>('KYC#')

const sectionPrefix = (kycId: string) => `KYC#${kycId}#SECTION#`

const sectionKey = /^KYC#(?<kycId>[^#]+)#SECTION#/

const versionPrefix = (kycId: string) => `KYCVERSION#${kycId}#`

/** The outcome of the latest review; undefined for a KYC that was not decided since it was last submitted. */
export const latestReviewOf = ({ kycId, status, reviews }: Kyc): KycReview | undefined =>
  isKycDecision(status) ? reviews?.findLast((review) => review.kycId === kycId) : undefined

/** Sparse: only KYCs that wait for the lender are in the index. */
const indexed = ({ status, submittedAt, companyId, kycId }: Kyc) =>
  isUnderReview(status) && submittedAt ? awaitsReview('kyc', companyId, submittedAt, kycId) : {}

/** Access pattern: a company's KYC by id; undefined for another company's. */
export const findKyc = find

/** Sections by name. */
export const sectionsTogether = (sections: readonly KycSection[]): KycSections =>
  Object.fromEntries(sections.map(({ section, data }) => [section, data])) as KycSections

/** Access pattern: the saved sections of a company's KYC. */
export const listSavedSections = (table: Table, companyId: string, kycId: string): Promise<KycSection[]> =>
  listCompanyItems<KycSection>(table, companyId, sectionPrefix(kycId))

/** Access pattern: the content of a company's KYC. */
export const findKycSections = async (table: Table, companyId: string, kycId: string): Promise<KycSections> =>
  sectionsTogether(await listSavedSections(table, companyId, kycId))

/** Access pattern: the content of a company's KYCs, by id: the latest, earlier ones, and a change. */
export const listKycSections = async (
  table: Table,
  companyId: string,
): Promise<ReadonlyMap<string, KycSections>> => {
  const byKyc = new Map<string, KycSection[]>()
  for (const item of await listCompanyItems<KycSection>(table, companyId, 'KYC#')) {
    const kycId = sectionKey.exec(item.sk)?.groups?.['kycId']
    if (kycId) byKyc.set(kycId, [...(byKyc.get(kycId) ?? []), item])
  }
  return new Map([...byKyc].map(([kycId, sections]) => [kycId, sectionsTogether(sections)]))
}

/** Access pattern: the records of a company's KYCs. */
export const listKycs = async (table: Table, companyId: string): Promise<Kyc[]> => {
  const kycs: Kyc[] = []
  for (const item of await listCompanyItems<Kyc>(table, companyId, 'KYC#'))
    if (!sectionKey.test(item.sk)) kycs.push(item)
  return kycs
}

/** Access pattern: the submitted versions of a company's KYC, oldest first. */
export const listKycVersions = (table: Table, companyId: string, kycId: string): Promise<KycVersion[]> =>
  listCompanyItems<KycVersion>(table, companyId, versionPrefix(kycId))

/** Access pattern: the reviews that wait for the lender, oldest first, at most `limit`. */
export const listKycsAwaitingReview = reviewQueueOf<Kyc>('kyc')

/** Creates (version 0) or replaces a KYC's record. */
export const replaceKyc = (table: Table, kyc: Kyc): Write => {
  const { gsi1pk: _pk, gsi1sk: _sk, ...record } = kyc as Item<Kyc>
  return replace<Kyc>(table, {
    ...record,
    ...recordKey(kyc.companyId, kyc.kycId),
    ...indexed(kyc),
    type: 'kyc',
  })
}

/** Each file referenced by sections, once. */
export const filesOf = (saved: readonly KycSection[]): NamedFile[] => [
  ...new Map(saved.flatMap(({ files }) => files).map((file) => [file.fileId, file])).values(),
]

/** Stores a submitted version. */
export const createKycVersion = (
  table: Table,
  { companyId, kycId }: Pick<Kyc, 'companyId' | 'kycId'>,
  version: KycVersion,
): Write =>
  create<KycVersion>(table, {
    ...version,
    pk: companyPartition(companyId),
    sk: `${versionPrefix(kycId)}${String(version.number).padStart(8, '0')}`,
    type: 'kyc-version',
  })

/** Saves a section whole. Goes with `replaceKyc`, whose version check protects it. */
export const putKycSection = (
  table: Table,
  { companyId, kycId }: Pick<Kyc, 'companyId' | 'kycId'>,
  { section, data, files, enteredBy }: KycSection,
): Write =>
  put<KycSection>(table, {
    pk: companyPartition(companyId),
    sk: `${sectionPrefix(kycId)}${section}`,
    type: 'kyc-section',
    section,
    data,
    files,
    ...(enteredBy ? { enteredBy } : {}),
  })
