import type { ContactChange } from '#shared/agreements/contact-change.ts'
import type { KycSectionData, KycSectionName, KycSections } from '#shared/kyc/kyc-sections.schema.ts'
import { isKycDecision, isUnderReview, type KycDecision, type KycStatus } from '#shared/kyc/kyc-status.ts'
import type { PersonContact } from '#shared/kyc/person-contact.ts'
import type { ReturnedField } from '#shared/kyc/returned-fields.ts'
import { companyPartition } from './companies.ts'
import type { CompanyNumber } from './company-numbers.ts'
import { awaitsReview, listAwaitingReview } from './review-queue.ts'
import { create, type Item, put, replace, type Table, type Write } from './table.ts'

/** A review that has ended. */
export interface KycReview {
  kycId: string
  submittedAt: string
  decidedAt: string
  decision: KycDecision
  reviewer: string
  /** What the user called themselves who submitted it. Not kept of every review. */
  submittedBy?: string
  /** When the reviewer took it, if they did before they decided. */
  takenAt?: string
  reason?: string
  /** What was returned, and why; without it, all of the KYC was. */
  returned?: readonly ReturnedField[]
}

/** Another contact that a change of the company gives somebody whom an approved KYC reaches otherwise. */
export interface KycContactChange extends ContactChange {
  /** Absent of people from before they were named. */
  personId?: string
  name: string
  nameCn?: string
  former: PersonContact
}

/** One review of a company. Every save counts its version up, so that what is submitted is what was checked. */
export interface Kyc {
  companyId: string
  kycId: string
  status: KycStatus
  createdAt: string
  /** The approved KYC of the company that this one would take the place of. */
  changesKycId?: string
  /** When the company gave such a change up. */
  withdrawnAt?: string
  submittedAt?: string
  /** What the user called themselves who submitted it. */
  submittedBy?: string
  /** As submitted. */
  registerNameEn?: string
  registerNameCn?: string
  /** The numbers that the submission claimed for the company. */
  claimedNumbers?: readonly CompanyNumber[]
  /** Who has taken it, and when, while it is in progress. */
  reviewer?: string
  takenAt?: string
  /** Those that have ended, oldest first: of this KYC, and of those of the company that went before it. */
  reviews?: readonly KycReview[]
  /** The fields that were changed since it was returned. */
  corrected?: readonly string[]
  /** Of what was submitted last. It is not approved before each has waited, nor where one was objected to. */
  contactChanges?: readonly KycContactChange[]
  version: number
}

/** A file that a section names, as it was when the section was saved: a completed file does not change. */
export interface NamedFile {
  fileId: string
  fileName: string
  /** Bytes. */
  size: number
}

/** What a KYC said when it was submitted, `number` being its record's version by then. Never changed, so that a reviewer sees what an earlier one has seen. */
export interface KycVersion {
  number: number
  submittedAt: string
  sections: KycSections
  files: readonly NamedFile[]
}

/** What was saved of one section, and the files that it names. */
export interface KycSection {
  section: KycSectionName
  data: KycSectionData
  files: readonly NamedFile[]
  /** The user who entered a document of a person, by the person's id and the field. */
  enteredBy?: Readonly<Record<string, string>>
}

const recordKey = (companyId: string, kycId: string) => ({
  pk: companyPartition(companyId),
  sk: `KYC#${kycId}`,
})

const sectionPrefix = (kycId: string) => `KYC#${kycId}#SECTION#`

const sectionKey = /^KYC#(?<kycId>[^#]+)#SECTION#/

const versionPrefix = (kycId: string) => `KYCVERSION#${kycId}#`

/** What the latest review ended with; undefined for a KYC that was not decided since it was last submitted. */
export const latestReviewOf = ({ kycId, status, reviews }: Kyc): KycReview | undefined =>
  isKycDecision(status) ? reviews?.findLast((review) => review.kycId === kycId) : undefined

/** Sparse: only what waits for the lender is in the index. */
const indexed = ({ status, submittedAt, companyId, kycId }: Kyc) =>
  isUnderReview(status) && submittedAt ? awaitsReview('kyc', companyId, submittedAt, kycId) : {}

/** Access pattern: a company's KYC by id; undefined for another company's. */
export const findKyc = (table: Table, companyId: string, kycId: string): Promise<Item<Kyc> | undefined> =>
  table.get<Kyc>(recordKey(companyId, kycId))

/** Sections by their names. */
export const sectionsTogether = (sections: readonly KycSection[]): KycSections =>
  Object.fromEntries(sections.map(({ section, data }) => [section, data])) as KycSections

/** Access pattern: what was saved of a company's KYC, section by section. */
export const listSavedSections = async (
  table: Table,
  companyId: string,
  kycId: string,
): Promise<KycSection[]> => {
  const saved: KycSection[] = []
  const options = { pk: companyPartition(companyId), prefix: sectionPrefix(kycId), consistent: true }
  for await (const section of table.all<KycSection>(options)) saved.push(section)
  return saved
}

/** Access pattern: all that was saved of a company's KYC. */
export const findKycSections = async (table: Table, companyId: string, kycId: string): Promise<KycSections> =>
  sectionsTogether(await listSavedSections(table, companyId, kycId))

/** Access pattern: all that was saved of a company's KYCs, by their ids: of its latest, of those before, and of a change. */
export const listKycSections = async (
  table: Table,
  companyId: string,
): Promise<ReadonlyMap<string, KycSections>> => {
  const byKyc = new Map<string, KycSection[]>()
  const options = { pk: companyPartition(companyId), prefix: 'KYC#', consistent: true }
  for await (const item of table.all<KycSection>(options)) {
    const kycId = sectionKey.exec(item.sk)?.groups?.['kycId']
    if (kycId) byKyc.set(kycId, [...(byKyc.get(kycId) ?? []), item])
  }
  return new Map([...byKyc].map(([kycId, sections]) => [kycId, sectionsTogether(sections)]))
}

/** Access pattern: the records of a company's KYCs. */
export const listKycs = async (table: Table, companyId: string): Promise<Kyc[]> => {
  const kycs: Kyc[] = []
  const options = { pk: companyPartition(companyId), prefix: 'KYC#', consistent: true }
  for await (const item of table.all<Kyc>(options)) if (!sectionKey.test(item.sk)) kycs.push(item)
  return kycs
}

/** Access pattern: what a company's KYC said at each time that it was submitted, oldest first. */
export const listKycVersions = async (
  table: Table,
  companyId: string,
  kycId: string,
): Promise<KycVersion[]> => {
  const versions: KycVersion[] = []
  const options = { pk: companyPartition(companyId), prefix: versionPrefix(kycId), consistent: true }
  for await (const version of table.all<KycVersion>(options)) versions.push(version)
  return versions
}

/** Access pattern: the reviews that wait for the lender, oldest first, at most `limit`. */
export const listKycsAwaitingReview = (table: Table, limit: number, after?: string): Promise<Item<Kyc>[]> =>
  listAwaitingReview<Kyc>(table, 'kyc', limit, after)

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

/** Each file that sections name, once, however many of them do. */
export const filesOf = (saved: readonly KycSection[]): NamedFile[] => [
  ...new Map(saved.flatMap(({ files }) => files).map((file) => [file.fileId, file])).values(),
]

/** Keeps what is submitted as it is. */
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

/** Saves a section whole. Goes with `replaceKyc`, whose version guards it. */
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
