import type { KycSectionData, KycSectionName, KycSections } from '../../shared/kyc/kyc-sections.ts'
import type { KycStatus } from '../../shared/kyc/kyc-status.ts'
import { companyPartition } from './companies.ts'
import type { CompanyNumber } from './company-numbers.ts'
import { awaitsReview, findAwaitingReview } from './review-groups.ts'
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

interface Section {
  section: KycSectionName
  data: KycSectionData
}

const recordKey = (companyId: string, kycId: string) => ({
  pk: companyPartition(companyId),
  sk: `KYC#${kycId}`,
})

const sectionPrefix = (kycId: string) => `KYC#${kycId}#SECTION#`

const isUnderReview = (status: KycStatus) => status === 'submitted' || status === 'in progress'

/** Sparse: only what waits for the lender is in the index. */
const indexed = ({ status, submittedAt, companyId, kycId }: Kyc) =>
  isUnderReview(status) && submittedAt ? awaitsReview('kyc', companyId, submittedAt, kycId) : {}

/** Access pattern: a company's KYC by id; undefined for another company's. */
export const findKyc = (table: Table, companyId: string, kycId: string): Promise<Item<Kyc> | undefined> =>
  table.get<Kyc>(recordKey(companyId, kycId))

/** Access pattern: all that was saved of a company's KYC. */
export const findKycSections = async (
  table: Table,
  companyId: string,
  kycId: string,
): Promise<KycSections> => {
  const sections: Partial<Record<KycSectionName, KycSectionData>> = {}
  const options = { pk: companyPartition(companyId), prefix: sectionPrefix(kycId), consistent: true }
  for await (const { section, data } of table.all<Section>(options)) sections[section] = data
  return sections as KycSections
}

/** Access pattern: the reviews that wait for the lender, oldest first, at most `limit`. */
export const findKycsAwaitingReview = (table: Table, limit: number): Promise<Kyc[]> =>
  findAwaitingReview<Kyc>(table, 'kyc', limit)

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
  section: KycSectionName,
  data: KycSectionData,
): Write =>
  put<Section>(table, {
    pk: companyPartition(companyId),
    sk: `${sectionPrefix(kycId)}${section}`,
    type: 'kyc-section',
    section,
    data,
  })
