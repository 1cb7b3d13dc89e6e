import { companiesEndpoints } from '#shared/companies/area-endpoints.ts'
import { creditEndpoints } from '#shared/credit/credit.endpoints.ts'
import { drawdownEndpoints } from '#shared/drawdown/area-endpoints.ts'
import { kycEndpoints } from '#shared/kyc/kyc.endpoints.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { productLines } from '#shared/product-lines/product-lines.ts'
import { addDays, businessDate } from '#shared/time/business-date.ts'
import { apply } from '../../../scripts/journey/apply.ts'
import { createHttpClient } from '../../../scripts/journey/http-client.ts'
import { linkShop } from '../../../scripts/journey/link-shop.ts'
import { createLocalClient, type LocalClient, until } from '../../../scripts/journey/local-client.ts'
import { submitCompany } from '../../../scripts/journey/onboard-company.ts'
import { ordersOnFile } from '../../../scripts/journey/orders-on-file.ts'
import type { LoggedInSeller } from '../../../scripts/journey/seller.ts'
import { signAgreement } from '../../../scripts/journey/sign-agreement.ts'
import { login, signUp } from '../../../scripts/journey/sign-up.ts'
import { unreviewed } from '../../support/unreviewed.ts'
import { defaultPassword } from './sellers.ts'
import { startStack } from './stack.ts'

/**
 * Performs an act under the four-eyes rule: a second person approves the proposal of the first. Both calls
 * are retried on 409, as background work may not have produced what the act needs (such as a rendered note)
 * or may change it meanwhile.
 */
export const performByTwo = (
  local: LocalClient,
  action: string,
  input: Record<string, unknown>,
): Promise<true> =>
  until(action, async () => {
    try {
      const { proposalId } = (await local.desk(action, input)) as { proposalId?: string }
      if (proposalId) await local.desk('proposal-approve', { actor: 'second', proposalId })
      return true as const
    } catch (error) {
      if (error instanceof Error && error.message.includes(' answered 409 ')) return undefined
      throw error
    }
  })

/** Corrects the returned fields with the calls of the seller's screens, and submits the KYC again. */
export const correctKyc = async ({ client, token }: LoggedInSeller) => {
  const { kyc_id: id } = await client.call(companiesEndpoints.getCompanyProfile, {}, { token })
  if (!id) throw new Error('the company has no KYC')
  const kyc = await client.call(kycEndpoints.getKyc, { params: { id } }, { token })
  const { company_info, business_info } = kyc
  await client.call(
    kycEndpoints.saveKycSection,
    {
      params: { id },
      body: {
        section: 'company_info',
        data: { ...company_info, registered_address: 'Unit 1203, 89 Queen’s Road Central, Hong Kong' },
      },
    },
    { token },
  )
  await client.call(
    kycEndpoints.saveKycSection,
    { params: { id }, body: { section: 'business_info', data: { ...business_info, years_of_business: 7 } } },
    { token },
  )
  await client.call(kycEndpoints.submitKyc, { body: { id } }, { token })
  return kyc.returned_fields
}

/** A stack with manual decisions and the four-eyes rule, with a seller who only has an account. */
export const openDesk = async () => {
  const { url, consoleUrl, close } = await startStack({ DESK: 'manual', FOUR_EYES: 'true' })
  const local = createLocalClient(url)
  const seller = await signUp({
    client: createHttpClient(url),
    local,
    line: productLines.hook,
    repayment: productTerms.small_shop_financing.repayment[0],
    seller: {
      email: 'seller@harbour-gift.example',
      phoneNumber: '13900000001',
      password: defaultPassword,
      director: 'CHAN Tai Man',
    },
    say: () => {},
  })
  return { consoleUrl, local, seller, [Symbol.asyncDispose]: close }
}

/** Two people verify the seller's company, over HTTP. */
const verifyCompany = async (seller: LoggedInSeller, local: LocalClient): Promise<void> => {
  await submitCompany(seller)
  const kyc = await until('the KYC', async () => {
    const { waiting } = (await local.desk('kyc-list', {})) as {
      waiting: { companyId: string; kycId: string }[]
    }
    return waiting[0]
  })
  await performByTwo(local, 'kyc-approve', { companyId: kyc.companyId, kycId: kyc.kycId, ...unreviewed })
}

/** Takes the seller from an account to a facility, over HTTP. */
export const receiveFacility = async (seller: LoggedInSeller, local: LocalClient): Promise<string> => {
  await verifyCompany(seller, local)
  await linkShop(seller, ordersOnFile(addDays(businessDate(await local.now()), -1)))
  await apply(seller)
  const waiting = await until('the account', async () => {
    const { accounts } = (await local.desk('payout-account-list', {})) as { accounts: { version: number }[] }
    return accounts[0]
  })
  await performByTwo(local, 'payout-account-verify', { ...waiting, version: String(waiting.version) })
  await signAgreement(seller)
  const summary = await until('the facility', async () => {
    const { token } = await login(seller)
    return (await seller.client.call(creditEndpoints.getFacilitySummary, {}, { token })) ?? undefined
  })
  return summary.facility_id
}

export const requestDrawdown = async (
  seller: LoggedInSeller,
  amount: string,
  idempotencyKey = 'a-drawdown-of-the-day',
): Promise<string> => {
  const { client } = seller
  const { token } = await login(seller)
  const quote = await client.call(
    drawdownEndpoints.quoteDrawdown,
    { body: { amount, repayment_method: seller.repayment.method } },
    { token },
  )
  const { drawdown_id } = await client.call(
    drawdownEndpoints.submitDrawdown,
    { body: { quote_id: quote.quote_id, signer_name: seller.seller.director, accepted: true } },
    { token, idempotencyKey, password: seller.seller.password },
  )
  return drawdown_id
}
