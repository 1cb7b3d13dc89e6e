import { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { privacyEndpoints } from '#shared/privacy/privacy.endpoints.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import { apply } from '../../../../scripts/journey/apply.ts'
import { createHttpClient } from '../../../../scripts/journey/http-client.ts'
import { linkShop } from '../../../../scripts/journey/link-shop.ts'
import { until } from '../../../../scripts/journey/local-client.ts'
import { submitCompany } from '../../../../scripts/journey/onboard-company.ts'
import { ordersOnFile } from '../../../../scripts/journey/orders-on-file.ts'
import type { Journey } from '../../../../scripts/journey/seller.ts'
import { login, signUp } from '../../../../scripts/journey/sign-up.ts'
import { unreviewed } from '../../../support/unreviewed.ts'
import { performByTwo } from '../desk-seller.ts'
import type { Filled } from './filled.ts'
import { typedWords } from './typed-words.ts'

const anotherAccount = {
  swift_code: 'SCBLHKHHXXX',
  region: '1',
  currency: 'GBP',
  relation_type: 'company',
  bank_name: 'Standard Chartered Bank (Hong Kong) Limited',
  account_number: '447-0-123456-7',
  account_name: 'Harbour Gift Trading Limited',
  branch: 'Kwun Tong',
  address: '388 Kwun Tong Road, Kowloon, Hong Kong',
} as const

/** The seller requests a higher limit, a renewal, another payout account and a correction. */
export const submitRequests = async ({ seller, facilityId, local }: Filled): Promise<void> => {
  const { client } = seller
  const { token } = await login(seller)
  await client.call(
    creditEndpoints.submitLimit,
    { body: { type: 'limit_increase', requested_limit: '90000.00', note: typedWords.limit } },
    { token, idempotencyKey: 'a-higher-limit' },
  )
  // Brings the review date near enough for a renewal to be requested.
  const reviewDate = addDays(businessDate(await local.now()), 21)
  await performByTwo(local, 'facility-renew', { facilityId, reviewDate })
  await client.call(
    creditEndpoints.submitRenewal,
    { body: { facility_id: facilityId } },
    { token, idempotencyKey: 'a-renewal' },
  )
  await client.call(
    drawdownEndpoints.addPayoutAccount,
    { body: anotherAccount },
    { token, password: seller.seller.password },
  )
  await client.call(
    privacyEndpoints.askForCorrection,
    { body: { about: 'company', text: typedWords.correction } },
    { token, idempotencyKey: 'a-correction' },
  )
}

/** Adds a colleague and removes them from a company with debt. */
export const removeColleague = async ({ seller, local }: Filled): Promise<void> => {
  const { client, companyId } = seller
  const email = 'colleague@lantern-street.example'
  await performByTwo(local, 'user-invite', { companyId, email, name: 'Chan Siu Ming', phone: '+85291234567' })
  const { token } = await login(seller)
  const { records } = await client.call(companiesEndpoints.listMembers, { body: {} }, { token })
  const colleague = records.find((member) => member.email === email)
  if (!colleague) throw new Error('the colleague did not come in')
  await client.call(
    companiesEndpoints.removeMember,
    { body: { id: colleague.id } },
    { token, password: seller.seller.password },
  )
}

/** Signs up another seller, whose KYC repeats names and ID numbers of the first one's. */
const signUpAnother = ({ seller }: Filled, own: Partial<Journey['seller']>) => {
  const { token: _token, companyId: _companyId, ...journey } = seller
  return signUp({
    ...journey,
    client: createHttpClient(seller.client.url),
    seller: { ...journey.seller, ...own },
  })
}

/** Submits the KYC of another company, whose people have the same ID numbers as the first one's. */
export const submitAnotherKyc = async (filled: Filled): Promise<void> => {
  const another = await signUpAnother(filled, {
    email: 'seller@lantern-street.example',
    phoneNumber: '13900000002',
    brn: '17674094',
    company: {
      register_name_en: 'Lantern Street Trading Limited',
      register_name_cn: typedWords.company,
    },
  })
  await submitCompany(another)
}

/** A company with documents out for signature requests another address for its director. */
export const requestContactChange = async (filled: Filled): Promise<void> => {
  const { local } = filled
  const another = await signUpAnother(filled, {
    email: 'seller@tide-lane.example',
    phoneNumber: '13900000003',
    brn: '40213500',
    platformAccount: 'tide-lane',
    company: { register_name_en: 'Tide Lane Limited', register_name_cn: typedWords.signing },
  })
  await submitCompany(another)
  await performByTwo(local, 'kyc-approve', { companyId: another.companyId, ...unreviewed })
  await linkShop(another, ordersOnFile(addDays(businessDate(await local.now()), -1)))
  await apply(another)
  const { client } = another
  const { token } = await login(another)
  const signer = await until('the agreement', async () => {
    const { status, signers } = await client.call(agreementsEndpoints.getSigners, { body: {} }, { token })
    return status === 'ready' ? signers[0] : undefined
  })
  await client.call(
    agreementsEndpoints.changeSigner,
    { params: { id: signer.id }, body: { email: 'director@tide-lane.example' } },
    { token },
  )
}
