import { type Kyc, type KycSection, putKycSection } from '../data/kyc.ts'
import type { Table, Write } from '../data/table.ts'

/** The writes by which a new KYC begins with what another said. */
export const copySections = (table: Table, kyc: Kyc, saved: readonly KycSection[]): Record<string, Write> =>
  Object.fromEntries(saved.map((each) => [each.section, putKycSection(table, kyc, each)]))
