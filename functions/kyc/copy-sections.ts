import { type Kyc, type KycSection, putKycSection } from '../data/kyc.ts'
import type { Table, Write } from '../data/table.ts'

/** The writes that copy the content of another KYC into a new one. */
export const copySections = (table: Table, kyc: Kyc, saved: readonly KycSection[]): Record<string, Write> =>
  Object.fromEntries(saved.map((each) => [each.section, putKycSection(table, kyc, each)]))
