import type { BusinessInfo } from '#shared/kyc/business-info.schema.ts'
import type { CompanyInfo } from '#shared/kyc/company-info.schema.ts'
import type { ConnectedPerson } from '#shared/kyc/connected-persons.ts'
import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import type { KycSectionData, KycSectionName } from '#shared/kyc/kyc-sections.schema.ts'
import { chinaId, hongKongId } from '#shared/reference/country-ids.ts'
import type { TestApp } from '../../support/test-app.ts'
import { uploadFile } from '../files/upload-file.ts'

let companies = 0

/** A complete Hong Kong company with a unique BRN. */
export const companyInfo = (changes: Partial<CompanyInfo> = {}): CompanyInfo => ({
  entity_type: 'limited_company',
  register_name_en: 'Harbour Lantern Trading Limited',
  register_name_cn: '海港灯饰贸易有限公司',
  country_region: hongKongId,
  incorporation_date: '2019-03-18',
  brn: String(70_000_000 + ++companies),
  registered_address: 'Unit 1203, 12/F, Harbour Centre, 25 Harbour Road, Wan Chai, Hong Kong',
  ...changes,
})

export const businessInfo: BusinessInfo = { industry: 'gifts_and_stationery' }

/** A director with a mainland identity card and a valid check digit. */
export const director = (
  files: { front: string; back: string },
  changes: Partial<ConnectedPerson> = {},
): ConnectedPerson => ({
  full_name_en: 'Lin Meihua',
  full_name_cn: '林美华',
  capacity: 'director',
  nationality: chinaId,
  certificate_type: 'china_id',
  id_number: '11010519491231002X',
  id_front_file_id: files.front,
  id_back_file_id: files.back,
  birth_date: '1949-12-31',
  mobile_area_code: '+86',
  mobile: '13900139001',
  email: 'lin.meihua@shop.test',
  ...changes,
})

export const beginKyc = async (app: TestApp, token: string): Promise<string> =>
  (await app.send(kycEndpoints.createKyc, { body: {} }, { token })).data.id

export const saveSection = (
  app: TestApp,
  token: string,
  id: string,
  section: KycSectionName,
  data: KycSectionData,
) => app.send(kycEndpoints.saveKycSection, { params: { id }, body: { section, data } }, { token })

export const submit = (app: TestApp, token: string, id: string) =>
  app.send(kycEndpoints.submitKyc, { body: { id } }, { token })

export const readKyc = (app: TestApp, token: string, id: string) =>
  app.send(kycEndpoints.getKyc, { params: { id } }, { token })

/** Fills in a complete KYC through the API without submitting it; returns its id. */
export const completeKyc = async (
  app: TestApp,
  token: string,
  info: CompanyInfo = companyInfo(),
): Promise<string> => {
  const id = await beginKyc(app, token)
  const front = await uploadFile(app, token)
  const back = await uploadFile(app, token)
  const certificate = await uploadFile(app, token)
  const sections: [KycSectionName, KycSectionData][] = [
    ['company_info', info],
    ['business_info', businessInfo],
    ['connected_persons', { persons: [director({ front, back })] }],
    ['documents', { certificate_of_incorporation: certificate }],
  ]
  for (const [section, data] of sections) {
    const saved = await saveSection(app, token, id, section, data)
    if (saved.code !== 200) throw new Error(`${section} was refused: ${saved.body}`)
  }
  return id
}
