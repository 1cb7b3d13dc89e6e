import { useCallback, useState } from 'react'
import { mobileAreaCodes } from '#shared/identifiers/mobile.ts'
import type { PaymentCustomer } from '../signup/payment-visitor.ts'
import type { SignupInput } from '../signup/signup-input.ts'

/** What has been typed into the forms, which outlives a change from one to another. */
export interface AuthDrafts {
  /** One address for all of them. */
  readonly email: string
  /** The address, or the mobile number that was typed in its place to log in. */
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

/** Begins with an address, and with what the payment platform told of its customer, if it did. */
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
