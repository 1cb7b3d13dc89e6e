import { paymentPlatformEndpoints } from '#shared/shops/payment-platform.endpoints.ts'
import { type FailureReason, isApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { queryClient } from '../../../api/query-client.ts'
import type { PaymentCallback, PaymentVisitor, PaymentVisitorStatus } from './payment-visitor.ts'

/** The visitor's status for a refused authorisation. */
export const paymentVisitorStatusOf = (reason: FailureReason): PaymentVisitorStatus => {
  if (reason === 'paymentAuthorisationFailed') return 'authorizationFailed'
  if (reason === 'paymentAccountExists') return 'payoneerAccountExist'
  return reason === 'paymentCompanyExists' ? 'companyExist' : 'unknown'
}

/** Verifies the code of the payment platform. A code is redeemed once, even if this is called again. Never fails. */
export const verifyPayment = async ({ code, offerId }: PaymentCallback): Promise<PaymentVisitor> => {
  const { verifyPaymentAuthorisation } = paymentPlatformEndpoints
  try {
    const { info } = await queryClient.fetchQuery({
      queryKey: [verifyPaymentAuthorisation.name, code],
      queryFn: () =>
        call(verifyPaymentAuthorisation, { body: { code, ...(offerId ? { offer_id: offerId } : {}) } }),
      staleTime: Number.POSITIVE_INFINITY,
    })
    return {
      status: 'success',
      customer: {
        email: info.email,
        mobile: info.mobile,
        mobileCountryCode: info.mobile_country_code,
        registerSession: info.session_token,
      },
    }
  } catch (error) {
    return { status: isApiError(error) ? paymentVisitorStatusOf(error.reason) : 'unknown', customer: null }
  }
}
