import { lazy, Suspense, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import type { companyProfileEndpoints } from '#shared/companies/company-profile.endpoints.ts'
import { isKycEditable } from '#shared/kyc/kyc-status.ts'
import { withTranslations } from '../../i18n/i18n.ts'
import { FailurePage } from '../../ui/failure.tsx'
import { SkeletonFormPage } from '../../ui/skeleton.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { useCompanyProfile } from '../companies/companies-queries.ts'
import { CompanyBarSlot } from '../companies/company-bar-slot.tsx'
import { BeginOnboarding } from './begin-onboarding.tsx'
import { useKyc, useMaskedKyc } from './kyc-queries.ts'

// Loaded on demand: each is large, and a company needs only one of them.
const loadOutcome = withTranslations(['kyc', 'fieldRules', 'statuses'], () => import('./kyc-outcome.tsx'))
const loadMyCompany = withTranslations(['kyc', 'fieldRules', 'statuses'], () => import('./my-company.tsx'))
const loadWizard = withTranslations(['kyc', 'fieldRules'], () => import('./onboarding-wizard.tsx'))
const KycOutcome = lazy(async () => ({ default: (await loadOutcome()).KycOutcome }))
const MyCompany = lazy(async () => ({ default: (await loadMyCompany()).MyCompany }))
const OnboardingWizard = lazy(async () => ({ default: (await loadWizard()).OnboardingWizard }))

type Profile = ResponseOf<typeof companyProfileEndpoints.getCompanyProfile>

/** A KYC that the seller is editing. */
const Wizard = ({ id }: { id: string }) => {
  const kyc = useKyc(id)
  // The profile may report a return first. The KYC as read before would then open every field and count as complete.
  const isOutdated = kyc.data !== undefined && !isKycEditable(kyc.data.status)
  const { refetch } = kyc
  useEffect(() => {
    if (isOutdated) void refetch()
  }, [isOutdated, refetch])
  if (kyc.isPending || isOutdated) return <SkeletonFormPage asideWidth="280px" />
  return kyc.data ? <OnboardingWizard kyc={kyc.data} /> : <FailurePage of={kyc} />
}

/** The KYC as the user may read it: users who are no administrators get a masked version after the submission. */
const useReadKyc = (id: string | undefined, { role }: Profile) => {
  const isWhole = role === 'administrator'
  const whole = useKyc(id ?? '', { enabled: id !== undefined && isWhole })
  const masked = useMaskedKyc(id ?? '', { enabled: id !== undefined && !isWhole })
  return isWhole ? whole : masked
}

/** A company under review or decided. */
const Submitted = ({ profile, id }: { profile: Profile; id: string }) => {
  const kyc = useReadKyc(id, profile)
  const change = useReadKyc(profile.change?.kyc_id, profile)
  if (kyc.isPending) return <SkeletonFormPage asideWidth="280px" />
  if (!kyc.data) return <FailurePage of={kyc} />
  if (kyc.data.status !== 'approved') return <KycOutcome kyc={kyc.data} />
  if (!profile.change) return <MyCompany profile={profile} kyc={kyc.data} change={undefined} />
  if (change.isPending) return <SkeletonFormPage asideWidth="280px" />
  return change.data ? (
    <MyCompany profile={profile} kyc={kyc.data} change={change.data} />
  ) : (
    <FailurePage of={change} />
  )
}

const Company = () => {
  const profile = useCompanyProfile()
  const [query] = useSearchParams()
  if (profile.isPending) return <SkeletonFormPage asideWidth="280px" />
  if (!profile.data) return <FailurePage of={profile} />
  const { kyc_id: kycId, kycStatus, change } = profile.data
  if (!kycId) return <BeginOnboarding />
  const changes = change !== null && isKycEditable(change.kyc_status) && query.has('step')
  const editedId = changes ? change.kyc_id : isKycEditable(kycStatus) ? kycId : undefined
  return (
    <Suspense fallback={<SkeletonFormPage asideWidth="280px" />}>
      {editedId ? (
        <Wizard key={editedId} id={editedId} />
      ) : (
        <Submitted key={kycId} profile={profile.data} id={kycId} />
      )}
    </Suspense>
  )
}

/**
 * The company page: the onboarding while the seller edits it, then the status of the review, then the verified company.
 */
export const Component = () => {
  const { t } = useTranslation('kyc')
  usePageTitle(t('mine.title'))
  return (
    <>
      <CompanyBarSlot />
      <Company />
    </>
  )
}
