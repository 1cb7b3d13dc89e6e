import { createHash } from 'node:crypto'
import type { KycSectionData, KycSectionName, KycSections } from '../../shared/kyc/kyc-sections.ts'
import type { KycStatus } from '../../shared/kyc/kyc-status.ts'
import { companyPartition } from './companies.ts'
import type { CompanyNumber } from './company-numbers.ts'
import { groupIndex, type Item, put, replace, type Table, type Write } from './table.ts'

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

/** The reviews that wait are spread over this many keys of the index, so that none of them is hot. */
const shards = 4
const shardOf = (companyId: string) => (createHash('sha256').update(companyId).digest()[0] ?? 0) % shards
const groupOf = (shard: number) => `REVIEW#kyc#${shard}`

const awaitsReview = (status: KycStatus) => status === 'submitted' || status === 'in progress'

/** Sparse: only what waits for the lender is in the index. */
const indexed = ({ status, submittedAt, companyId }: Kyc) =>
  awaitsReview(status) && submittedAt
    ? { gsi1pk: groupOf(shardOf(companyId)), gsi1sk: `${submittedAt}#${companyId}` }
    : {}

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
export const findKycsAwaitingReview = async (table: Table, limit: number): Promise<Kyc[]> => {
  const pages = await Promise.all(
    Array.from({ length: shards }, (_, shard) =>
      table.query<Kyc>({ pk: groupOf(shard), index: groupIndex, limit }),
    ),
  )
  return pages
    .flatMap(({ items }) => items)
    .toSorted((a, b) => (a.gsi1sk ?? '').localeCompare(b.gsi1sk ?? ''))
    .slice(0, limit)
}

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
