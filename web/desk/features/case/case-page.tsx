import { Box, chakra, Flex } from '@chakra-ui/react'
import { useParams, useSearchParams } from 'react-router-dom'
import type { ShownCompany } from '#shared/desk/company.ts'
import type { ShownKyc } from '#shared/desk/kyc.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { useAct } from '../../api/use-act.ts'
import { useAuditedAct } from '../../api/use-audited-act.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { PageLink } from '../../ui/company-link.tsx'
import { KycBadge } from '../../ui/kyc-badge.tsx'
import { PageTabs } from '../../ui/page-tabs.tsx'
import { PastDue } from '../../ui/past-due.tsx'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { useCompanyName } from '../../ui/use-company-name.ts'
import { RatingPanel } from '../risk-rating/rating-panel.tsx'
import { PendingProposals } from '../work/pending-proposals.tsx'
import { ContactChanges } from './contact-changes.tsx'
import { HistoryPane } from './history-pane.tsx'
import { KycReview } from './kyc-review.tsx'
import { OverviewPane } from './overview-pane.tsx'
import { RiskPane } from './risk-pane.tsx'

/** The tabs of a company, each with the act that reads it. */
const parts = [
  { name: 'kyc', act: 'kyc-show' },
  { name: 'risk', act: 'kyc-risk' },
  { name: 'overview', act: 'company-show' },
  { name: 'history', act: 'company-history' },
] as const

/** Links to the company's earlier KYCs and back to the latest. */
const OtherKycs = ({ kyc }: { kyc: ShownKyc }) => {
  const t = useTranslations()
  const { date } = useFormat()
  const [address] = useSearchParams()
  const earlier = new Map(
    kyc.reviews
      .filter(({ kycId }) => kycId !== kyc.kycId)
      .map(({ kycId, submittedAt }) => [kycId, submittedAt]),
  )
  return (
    <>
      {[...earlier].map(([kycId, submittedAt]) => (
        <PageLink key={kycId} to={`?part=kyc&kyc=${kycId}`}>
          {t('case.earlierKyc', { when: date(submittedAt) })}
        </PageLink>
      ))}
      {address.has('kyc') ? <PageLink to="?part=kyc">{t('case.latestKyc')}</PageLink> : null}
    </>
  )
}

const Kyc = ({
  companyId,
  kycId,
  proposed,
}: {
  companyId: string
  kycId: string | null
  /** The acts on the company that wait for a second person. */
  proposed: readonly string[]
}) => {
  const t = useTranslations()
  const { date, percent } = useFormat()
  const { may } = useMe()
  const isEnglish = useLocale() === 'en'
  return (
    <QueryBoundary query={useAuditedAct('kyc-show', { companyId, ...(kycId ? { kycId } : {}) })}>
      {(kyc) => (
        <>
          <Flex gap="3" align="center" wrap="wrap" mb="3" color="text.quiet">
            <KycBadge status={kyc.kycStatus} />
            {kyc.answerDue ? <span>{t('case.answerBy', { date: date(kyc.answerDue) })}</span> : null}
            {kyc.beneficialOwners.length > 0 ? (
              <span>
                {t('case.owners')}:{' '}
                {kyc.beneficialOwners
                  .map(
                    ({ nameEn, nameCn, percent: share }) =>
                      `${(isEnglish ? (nameEn ?? nameCn) : (nameCn ?? nameEn)) ?? '–'} ${percent(share)}`,
                  )
                  .join(t('value.and'))}
              </span>
            ) : null}
            <OtherKycs kyc={kyc} />
          </Flex>
          {may('risk-rating-show') ? (
            <Box mb="4">
              <RatingPanel companyId={companyId} />
            </Box>
          ) : null}
          <ContactChanges changes={kyc.contactChanges} />
          <KycReview
            key={`${kyc.kycId} ${kyc.versions.length} ${kyc.kycStatus}`}
            kyc={kyc}
            proposed={proposed}
          />
        </>
      )}
    </QueryBoundary>
  )
}

const Case = ({ company }: { company: ShownCompany }) => {
  const t = useTranslations()
  const nameOf = useCompanyName()
  const { may } = useMe()
  const [address] = useSearchParams()
  const open = parts.filter(({ act }) => may(act))
  const part = open.find(({ name }) => name === address.get('part')) ?? open[0]
  const { companyId } = company
  return (
    <>
      <ScreenTitle
        title={nameOf(company)}
        tab={[nameOf(company), ...(part ? [t(`case.tabs.${part.name}`)] : [])].join(' · ')}
        beside={
          <Flex gap="3" align="center" wrap="wrap">
            {company.facilities.map((facility) => (
              <PastDue key={facility.facilityId} facility={facility} />
            ))}
            <chakra.span color="text.faint" fontFamily="mono" fontSize="xs">
              {companyId}
            </chakra.span>
          </Flex>
        }
      />
      <PendingProposals proposed={company.proposed} />
      <PageTabs
        label={nameOf(company)}
        tabs={open.map(({ name }) => ({
          key: name,
          to: `?part=${name}`,
          title: t(`case.tabs.${name}`),
          isCurrent: name === part?.name,
        }))}
      />
      {part?.name === 'kyc' ? (
        <Kyc
          companyId={companyId}
          kycId={address.get('kyc')}
          proposed={company.proposed.map(({ action }) => action)}
        />
      ) : null}
      {part?.name === 'risk' ? <RiskPane companyId={companyId} /> : null}
      {part?.name === 'overview' ? <OverviewPane company={company} /> : null}
      {part?.name === 'history' ? <HistoryPane companyId={companyId} /> : null}
    </>
  )
}

/** A company: its KYC, risk signals, overview and history. */
export const CasePage = () => {
  const { companyId = '' } = useParams()
  return (
    <QueryBoundary query={useAct('company-show', { companyId })}>
      {(company) => <Case key={companyId} company={company} />}
    </QueryBoundary>
  )
}
