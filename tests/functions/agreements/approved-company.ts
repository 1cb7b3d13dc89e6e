import { type ProductLineId, productLines } from '#shared/product-lines/product-lines.ts'
import { companyPartition, findCompany, storeCompany } from '../../../functions/data/companies.ts'
import { putKycSection, replaceKyc } from '../../../functions/data/kyc.ts'
import { advancePosition } from '../../../functions/data/positions.ts'
import { type Seller, signUpSeller } from '../../support/sign-up-seller.ts'
import type { TestApp } from '../../support/test-app.ts'

export interface TestDirector {
  full_name_en: string
  full_name_cn?: string
  email: string
  capacity: string
  person_id?: string
  certificate_type?: 'hk_id' | 'passport'
  id_number?: string
  mobile_area_code?: string
  mobile?: string
  ownership_percent?: string
  residential_address?: string
  nationality?: string
}

/** Each signer has a separate address and number. */
export const twoDirectors: TestDirector[] = [
  {
    person_id: 'chan',
    full_name_en: 'CHAN Tai Man',
    email: 'chan@director.test',
    capacity: 'director',
    certificate_type: 'hk_id',
    id_number: 'A1234563',
    mobile_area_code: '+852',
    mobile: '61234567',
  },
  {
    full_name_en: 'LI Xiaoming',
    full_name_cn: '李小明',
    email: 'li@director.test',
    capacity: 'director_and_shareholder',
    person_id: 'li',
    certificate_type: 'passport',
    id_number: 'E12344563',
    mobile_area_code: '+852',
    mobile: '61234568',
  },
]

/** A seller with a verified company whose application has reached the business information. */
export const sellerReadyToSign = async (
  app: TestApp,
  {
    persons = twoDirectors,
    line = 'hook',
    kycStatus = 'approved',
  }: { persons?: TestDirector[]; line?: ProductLineId; kycStatus?: 'approved' | 'submitted' } = {},
): Promise<Seller> => {
  const seller = await signUpSeller(app, { line })
  const { table } = app.deps
  const { companyId } = seller
  const now = app.clock.now()
  const company = await findCompany(table, companyId)
  if (!company) throw new Error(`no company in ${companyPartition(companyId)}`)
  const kyc = { companyId, kycId: 'kyc-1' }
  const prepared = await table.transact({
    ...storeCompany(table, {
      ...company,
      kycStatus,
      kycId: kyc.kycId,
      registerNameEn: 'Lantern Street Trading Limited',
      registerNameCn: '灯街贸易有限公司',
    }),
    kyc: replaceKyc(table, { ...kyc, status: kycStatus, createdAt: now.toISOString(), version: 0 }),
    persons: putKycSection(table, kyc, { section: 'connected_persons', data: { persons }, files: [] }),
  })
  if (!prepared.ok) throw new Error(`the company could not be prepared: ${prepared.failed.join(', ')}`)
  for (const step of [
    'Drawdown Account Draft',
    'Drawdown Account Submitted',
    'Business Info Submitted',
  ] as const)
    await table.transact({
      position: advancePosition(table, companyId, productLines[line], step, now, { orFirst: true }),
    })
  return seller
}
