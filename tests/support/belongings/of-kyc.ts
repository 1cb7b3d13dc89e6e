import type { Company } from '../../../functions/data/companies.ts'
import { claimCompanyNumber } from '../../../functions/data/company-numbers.ts'
import { createKycVersion, putKycSection } from '../../../functions/data/kyc.ts'
import { indexAccount, indexCompany } from '../../../functions/data/search-index.ts'
import type { Write } from '../../../functions/data/table.ts'
import { named } from './named.ts'
import type { Owned } from './owned.ts'

/** A company's KYC data, and its index entries. */
export const ofKyc = (
  { app, companyId }: Owned,
  company: Company,
  kycId: string,
): Record<string, Write | undefined> => {
  const { table, clock } = app.deps
  const kyc = { companyId, kycId }
  const persons = [
    {
      person_id: named('person'),
      full_name_en: "The owner's own shareholder",
      email: 'shareholder@owner.test',
      id_number: 'E99994563',
      residential_address: "1 The Owner's Road",
    },
  ]
  const names = { registerNameEn: "The owner's own company", registerNameCn: '业主自己的公司有限公司' }
  return {
    section: putKycSection(table, kyc, { section: 'connected_persons', data: { persons }, files: [] }),
    version: createKycVersion(table, kyc, {
      number: 1,
      submittedAt: clock().toISOString(),
      sections: { connected_persons: { persons } },
      files: [],
    }),
    number: claimCompanyNumber(table, { kind: 'brn', number: '70009999' }, companyId),
    ...indexCompany(table, { ...company, ...names }),
    ...indexAccount(table, {
      companyId,
      accountId: named('payout-account'),
      lastFour: '6838',
      account_name: "The owner's own trading name",
    }),
  }
}
