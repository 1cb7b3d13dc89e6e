import type { KycSectionName } from '#shared/kyc/kyc-sections.schema.ts'

/** The onboarding steps by their names in the address; each but the last edits one section. */
export const onboardingSteps = ['company', 'business', 'people', 'documents', 'review'] as const
export type OnboardingStep = (typeof onboardingSteps)[number]

export const sectionOfStep: Readonly<Record<Exclude<OnboardingStep, 'review'>, KycSectionName>> = {
  company: 'company_info',
  business: 'business_info',
  people: 'connected_persons',
  documents: 'documents',
}

export const isOnboardingStep = (text: string | null): text is OnboardingStep =>
  (onboardingSteps as readonly (string | null)[]).includes(text)
