import type { PaymentProfile } from '../connectors/connector.ts'
import type { PaymentAccount } from '../data/payment-accounts.ts'

/** What of an account its platform's profile says. */
export const describedBy = ({
  accountNumber,
  holderName,
  country,
  currency,
  verified,
}: PaymentProfile): Pick<
  PaymentAccount,
  'accountNumber' | 'companyName' | 'country' | 'currency' | 'isVerified'
> => ({
  accountNumber,
  companyName: holderName,
  ...(country ? { country } : {}),
  ...(currency ? { currency } : {}),
  isVerified: verified,
})
