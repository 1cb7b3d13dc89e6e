import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { isKycEditable } from '#shared/kyc/kyc-status.ts'
import { FailurePage } from '../../ui/failure.tsx'
import { SkeletonFormPage } from '../../ui/skeleton.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { useCompanyProfile } from '../companies/companies-queries.ts'
import { CompanyBarSlot } from '../companies/company-bar-slot.tsx'
import { BeginOnboarding } from './begin-onboarding.tsx'
import { KycOutcome } from './kyc-outcome.tsx'
import { useKyc, useMaskedKyc } from './kyc-queries.ts'

// Large, and gone once it is submitted.
const OnboardingWizard = lazy(async () => ({
  default: (await import('./onboarding-wizard.tsx')).OnboardingWizard,
}))

const Kyc = ({ id }: { id: string }) => {
  const kyc = useKyc(id)
  if (kyc.isPending) return <SkeletonFormPage asideWidth="280px" />
  if (!kyc.data) return <FailurePage of={kyc} />
  return isKycEditable(kyc.data.status) ? <OnboardingWizard kyc={kyc.data} /> : <KycOutcome kyc={kyc.data} />
}

/** What was submitted, for a colleague who is no administrator. */
const Masked = ({ id }: { id: string }) => {
  const kyc = useMaskedKyc(id)
  if (kyc.isPending) return <SkeletonFormPage asideWidth="280px" />
  return kyc.data ? <KycOutcome kyc={kyc.data} /> : <FailurePage of={kyc} />
}

const Company = () => {
  const profile = useCompanyProfile()
  if (profile.isPending) return <SkeletonFormPage asideWidth="280px" />
  if (!profile.data) return <FailurePage of={profile} />
  const { kyc_id: kycId, kycStatus, role } = profile.data
  if (!kycId) return <BeginOnboarding />
  const isWhole = role === 'administrator' || isKycEditable(kycStatus)
  return (
    <Suspense fallback={<SkeletonFormPage asideWidth="280px" />}>
      {isWhole ? <Kyc key={kycId} id={kycId} /> : <Masked key={kycId} id={kycId} />}
    </Suspense>
  )
}

/** The company: its onboarding while that is in the seller's hands, afterwards how the review stands. */
export const Component = () => {
  const { t } = useTranslation('kyc')
  usePageTitle(t('title'))
  return (
    <>
      <CompanyBarSlot />
      <Company />
    </>
  )
}
