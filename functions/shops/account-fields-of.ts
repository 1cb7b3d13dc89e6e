import type { PaymentProfile } from '../connectors/connector.ts'
import type { PaymentAccount } from '../data/payment-accounts.ts'

/** The fields of an account from its platform's profile. */
export const accountFieldsOf = ({
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
