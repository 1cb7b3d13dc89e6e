import type { shopsEndpoints } from '#shared/shops/area-endpoints.ts'
import { refuseTakenPaymentAccount } from '../account/signup/refuse-taken-payment-account.ts'
import { GrantRefused, PlatformUnavailable } from '../connectors/call-platform.ts'
import { answer, type Handler, refuse } from '../http/handle.ts'
import { limitPlatformCalls } from './limit-platform-calls.ts'
import { redeemPaymentCode } from './redeem-payment-code.ts'

export const verifyPaymentAuthorisation: Handler<typeof shopsEndpoints.verifyPaymentAuthorisation> = async (
  { input: { body }, request },
  deps,
) => {
  const platform = deps.config.paymentPlatform
  if (!platform) return refuse('paymentAuthorisationFailed')
  const limited = await limitPlatformCalls(deps, request.ip)
  if (limited) return limited
  try {
    const redeemed = await redeemPaymentCode(deps, platform, { code: body.code, offerId: body.offer_id })
    if (!redeemed) return refuse('beingProcessed')
    const taken = await refuseTakenPaymentAccount(deps.table, redeemed.account)
    if (taken) return refuse(taken)
    return answer({
      info: {
        email: redeemed.email,
        mobile: redeemed.mobile,
        mobile_country_code: redeemed.mobileCountryCode,
        session_token: redeemed.sessionToken,
      },
    })
  } catch (error) {
    if (!(error instanceof GrantRefused || error instanceof PlatformUnavailable)) throw error
    deps.log('error', error.message, { platform: platform.id })
    return refuse(error instanceof GrantRefused ? 'paymentAuthorisationFailed' : 'platformUnavailable')
  }
}
