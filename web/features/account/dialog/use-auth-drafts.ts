import { useCallback, useState } from 'react'
import { mobileAreaCodes } from '#shared/identifiers/mobile.ts'
import type { PaymentCustomer } from '../signup/payment-visitor.ts'
import type { SignupInput } from '../signup/signup-input.ts'

/** The typed values of all forms, which survive switching between them. */
export interface AuthDrafts {
  /** Shared by all forms. */
  readonly email: string
  /** The email address, or the mobile number typed instead of it. */
  readonly loginName: string
  readonly password: string
  readonly signup: Omit<SignupInput, 'email'>
}

export interface DraftProps {
  readonly drafts: AuthDrafts
  readonly onDraft: (change: Partial<AuthDrafts>) => void
}

const phoneOf = (customer: PaymentCustomer | null) => {
  const isKnown = mobileAreaCodes.some((code) => code === customer?.mobileCountryCode)
  return customer && isKnown
    ? { phone_country_code: customer.mobileCountryCode, phone_number: customer.mobile }
    : { phone_country_code: '+86', phone_number: '' }
}

/** The drafts, prefilled with an address and with the payment platform's customer data, if any. */
export const useAuthDrafts = (email: string, customer: PaymentCustomer | null = null): DraftProps => {
  const [drafts, setDrafts] = useState<AuthDrafts>(() => ({
    email: email || (customer?.email ?? ''),
    loginName: email || (customer?.email ?? ''),
    password: '',
    signup: {
      ...phoneOf(customer),
      phone_code: '',
      password: '',
      password_confirmation: '',
      agreements: false,
    },
  }))
  const onDraft = useCallback(
    (change: Partial<AuthDrafts>) =>
      setDrafts((before) => ({
        ...before,
        ...(change.email === undefined ? {} : { loginName: change.email }),
        ...change,
      })),
    [],
  )
  return { drafts, onDraft }
}
