import type { KycSectionData, KycSectionName, KycSections } from '#shared/kyc/kyc-sections.schema.ts'
import type { KycStatus } from '#shared/kyc/kyc-status.ts'
import { companyPartition } from './companies.ts'
import type { CompanyNumber } from './company-numbers.ts'
import { awaitsReview, listAwaitingReview } from './review-queue.ts'
import { type Item, put, replace, type Table, type Write } from './table.ts'

/** One review of a company. Every save counts its version up, so that what is submitted is what was checked. */
export interface Kyc {
  companyId: string
  kycId: string
  status: KycStatus
  createdAt: string
  submittedAt?: string
  /** As submitted. */
  registerNameEn?: string
  /** The numbers that the submission claimed for the company. */
  claimedNumbers?: readonly CompanyNumber[]
  decidedAt?: string
  decisionReason?: string
  version: number
}

/** A file that a section names, as it was when the section was saved: a completed file does not change. */
export interface NamedFile {
  fileId: string
  fileName: string
  /** Bytes. */
  size: number
}

/** What was saved of one section, and the files that it names. */
export interface KycSection {
  section: KycSectionName
  data: KycSectionData
  files: readonly NamedFile[]
}

const recordKey = (companyId: string, kycId: string) => ({
  pk: companyPartition(companyId),
  sk: `KYC#${kycId}`,
})

const sectionPrefix = (kycId: string) => `KYC#${kycId}#SECTION#`

const sectionKey = /^KYC#(?<kycId>[^#]+)#SECTION#/

const isUnderReview = (status: KycStatus) => status === 'submitted' || status === 'in progress'

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

/** Access pattern: all that was saved of a company's KYCs, by their ids: of its latest, and of those that were rejected before. */
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

/** Access pattern: the reviews that wait for the lender, oldest first, at most `limit`. */
export const listKycsAwaitingReview = (table: Table, limit: number): Promise<Kyc[]> =>
  listAwaitingReview<Kyc>(table, 'kyc', limit)

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

/** Saves a section whole. Goes with `replaceKyc`, whose version guards it. */
export const putKycSection = (
  table: Table,
  { companyId, kycId }: Pick<Kyc, 'companyId' | 'kycId'>,
  { section, data, files }: KycSection,
): Write =>
  put<KycSection>(table, {
    pk: companyPartition(companyId),
    sk: `${sectionPrefix(kycId)}${section}`,
    type: 'kyc-section',
    section,
    data,
    files,
  })
