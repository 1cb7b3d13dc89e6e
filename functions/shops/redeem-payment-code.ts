import * as z from 'zod/mini'
import { isUscc } from '#shared/identifiers/uscc.ts'
import { connectPaymentPlatform } from '../connectors/payment-platform/connect-payment-platform.ts'
import type { PlatformAccount } from '../connectors/payment-platform/payment-platform-client.ts'
import type { CompanyNumber } from '../data/company-numbers.ts'
import type { AccountDescription } from '../data/payment-accounts.ts'
import {
  beginRedemption,
  dropRedemption,
  findRedemption,
  finishRedemption,
  redemptionContext,
} from '../data/payment-redemptions.ts'
import { createRegisterSession, registerSessionExpiry } from '../data/register-sessions.ts'
import { hashToken } from '../data/token-hash.ts'
import type { PaymentPlatform } from '../runtime/config.ts'
import type { Deps } from '../runtime/deps.ts'

/**
 * A company's number, from its registration in `country` (ISO 3166-1 alpha-2) at a payment platform: Hong Kong's
 * business registration number without its branch, mainland China's USCC. Undefined for other registers, and for
 * invalid numbers.
 */
export const companyNumberOf = (country: string, registrationNumber: string): CompanyNumber | undefined => {
  const text = registrationNumber.replace(/\s/g, '').toUpperCase()
  if (country === 'HK') {
    const brn = /^(\d{8})(?:-|$)/.exec(text)?.[1]
    return brn ? { kind: 'brn', number: brn } : undefined
  }
  return country === 'CN' && isUscc(text) ? { kind: 'uscc', number: text } : undefined
}

const redeemed = z.object({
  account: z.custom<AccountDescription>(),
  email: z.string(),
  /** Both empty if the platform does not state them. */
  mobile: z.string(),
  mobileCountryCode: z.string(),
  /** The token of the register session that a signup may consume. */
  sessionToken: z.string(),
})
/** The customer of a code. */
export type RedeemedCode = z.output<typeof redeemed>

const paymentAccountOf = (
  platform: PaymentPlatform,
  { account_id: accountId, currency, company }: PlatformAccount,
  offerId: string | undefined,
): AccountDescription => {
  const companyNumber = company && companyNumberOf(company.country, company.registration_number)
  return {
    platform: platform.id,
    accountId,
    ...(currency ? { currency } : {}),
    ...(company ? { companyName: company.name } : {}),
    ...(companyNumber ? { companyNumber } : {}),
    ...(offerId ? { offerId } : {}),
  }
}

/**
 * Redeems a code of the platform's page, once: the same code returns the same result for some minutes, including the
 * register session. Undefined while another call is redeeming it. Throws as documented at `callPlatform`, with nothing
 * stored.
 */
export const redeemPaymentCode = async (
  deps: Deps,
  platform: PaymentPlatform,
  { code, offerId }: { code: string; offerId: string | undefined },
): Promise<RedeemedCode | undefined> => {
  const { table, seal, clock, random } = deps
  const codeHash = hashToken(code)
  const context = redemptionContext(codeHash)

  const recall = async () => {
    const sealedResult = (await findRedemption(table, codeHash, clock()))?.sealedResult
    return sealedResult ? redeemed.parse(JSON.parse(await seal.open(sealedResult, context))) : undefined
  }
  const remembered = await recall()
  if (remembered) return remembered
  const redemption = { codeHash, takenBy: random.id() }
  const taken = await table.transact({ code: beginRedemption(table, redemption, clock()) })
  if (!taken.ok) return recall()

  try {
    const client = await connectPaymentPlatform(deps, platform)
    const found = await client.readAccount(code)
    const result: RedeemedCode = {
      account: paymentAccountOf(platform, found, offerId),
      email: found.email,
      mobile: found.mobile ?? '',
      mobileCountryCode: found.mobile_country_code ?? '',
      sessionToken: random.secret(),
    }
    const sealedResult = await seal.seal(JSON.stringify(result), context)
    const kept = await table.transact({
      code: finishRedemption(table, { ...redemption, sealedResult }, clock()),
      session: createRegisterSession(table, {
        tokenHash: hashToken(result.sessionToken),
        account: result.account,
        expiresAt: registerSessionExpiry(clock()),
      }),
    })
    return kept.ok ? result : undefined
  } catch (error) {
    await table.write(dropRedemption(table, redemption))
    throw error
  }
}
