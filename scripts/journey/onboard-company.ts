import { crc32 } from 'node:zlib'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import type { KycSectionData, KycSectionName } from '#shared/kyc/kyc-sections.schema.ts'
import { expectFigure } from './expect-figure.ts'
import { until } from './local-client.ts'
import { onePagePdf } from './one-page-pdf.ts'
import type { LoggedInSeller } from './seller.ts'

const hexadecimal = (checksum: number) => checksum.toString(16).padStart(8, '0')

/** Asks for an upload and sends the file to the store; `declared` is the checksum that is claimed for it. */
const send = async (
  { client, token }: LoggedInSeller,
  name: string,
  content: Uint8Array<ArrayBuffer>,
  declared: string,
) => {
  const ticket = await client.call(
    filesEndpoints.askUpload,
    { body: { file_name: name, file_extension: 'pdf', size: content.length, crc32: declared } },
    { token },
  )
  const form = new FormData()
  for (const [field, value] of Object.entries(ticket.fields)) form.append(field, value)
  form.append('file', new Blob([content], { type: 'application/pdf' }), name)
  const stored = await fetch(ticket.url, { method: 'POST', body: form })
  if (!stored.ok) throw new Error(`the store answered ${stored.status}`)
  return ticket.file_id
}

const upload = async (journey: LoggedInSeller, name: string, title = name): Promise<string> => {
  const content = onePagePdf(title)
  const id = await send(journey, name, content, hexadecimal(crc32(content)))
  const { client, token } = journey
  const completed = await client.call(filesEndpoints.completeUpload, { params: { id } }, { token })
  return completed.file_id
}

const refuseWrongChecksum = async (journey: LoggedInSeller): Promise<void> => {
  const { client, token } = journey
  const content = onePagePdf('altered on its way')
  const id = await send(journey, 'altered.pdf', content, hexadecimal((crc32(content) ^ 1) >>> 0))
  const completed = await client.ask(filesEndpoints.completeUpload, { params: { id } }, { token })
  expectFigure('the code of a wrong checksum', completed.ok ? 'success' : completed.code, 50002)
  const link = await client.ask(filesEndpoints.getFileOnlineUrl, { body: { file_id: id } }, { token })
  expectFigure('what a wrong checksum leaves behind', link.ok ? 'a document' : link.code, 20018)
}

/** The EICAR test file: harmless, and detected by every malware scanner. */
const eicar = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}$EICAR-STANDARD-ANTIVIRUS-TEST-FILE!$H+H*`

const expectScans = async (journey: LoggedInSeller, clean: string): Promise<void> => {
  const { client, token } = journey
  const infected = await upload(journey, 'infected.pdf', eicar)
  const scanned = (file_id: string) =>
    until('the scan of a file', async () => {
      const link = await client.ask(filesEndpoints.getFileOnlineUrl, { body: { file_id } }, { token })
      if (link.ok) return 'opened'
      return link.code === 20009 ? undefined : link.code
    })
  expectFigure('what becomes of a clean file', await scanned(clean), 'opened')
  expectFigure('what becomes of a file with malware', await scanned(infected), 20007)
}

/** Fills in the company's KYC and submits it. */
export const submitCompany = async (journey: LoggedInSeller): Promise<void> => {
  const { client, token, seller } = journey
  await refuseWrongChecksum(journey)
  const certificate = await upload(journey, 'certificate-of-incorporation.pdf')
  const idFront = await upload(journey, 'id-front.pdf')
  const idBack = await upload(journey, 'id-back.pdf')

  const { id } = await client.call(kycEndpoints.createKyc, { body: {} }, { token })
  const save = (section: KycSectionName, data: KycSectionData) =>
    client.call(kycEndpoints.saveKycSection, { params: { id }, body: { section, data } }, { token })
  await save('company_info', {
    entity_type: 'limited_company',
    register_name_en: 'Harbour Gift Trading Limited',
    register_name_cn: '海港礼品贸易有限公司',
    ...seller.company,
    country_region: '1',
    incorporation_date: '2018-05-14',
    brn: seller.brn ?? '31130878',
    registered_address: 'Unit 1203, 88 Queen’s Road Central, Hong Kong',
  })
  await save('business_info', { years_of_business: 8, annual_sales_turnover_usd: '10400000.00' })
  const early = await client.ask(kycEndpoints.submitKyc, { body: { id } }, { token })
  expectFigure('the code of an incomplete KYC', early.ok ? 'success' : early.code, 20008)
  await save('connected_persons', {
    persons: [
      {
        full_name_en: seller.director,
        full_name_cn: '陈大文',
        capacity: 'director',
        nationality: '1',
        certificate_type: 'hk_id',
        id_number: 'A123456(3)',
        id_front_file_id: idFront,
        id_back_file_id: idBack,
        birth_date: '1985-03-02',
        email: seller.email,
      },
    ],
  })
  await save('documents', { certificate_of_incorporation: certificate })
  await expectScans(journey, certificate)
  const submitted = await client.call(kycEndpoints.submitKyc, { body: { id } }, { token })
  expectFigure('the status of the submitted KYC', submitted.status, 'submitted')
}

export const onboardCompany = async (journey: LoggedInSeller): Promise<void> => {
  const { client, token, say } = journey
  await submitCompany(journey)
  const profile = await until('the approval of the company', async () => {
    const found = await client.call(companiesEndpoints.getCompanyProfile, {}, { token })
    return found.kycStatus === 'approved' ? found : undefined
  })
  say(
    `${profile.registerNameEn} is ${profile.kycStatus}; a wrong CRC was refused with 50002 and left nothing`,
  )
}
