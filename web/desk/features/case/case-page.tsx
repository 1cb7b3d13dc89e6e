import { chakra, Flex } from '@chakra-ui/react'
import { useParams, useSearchParams } from 'react-router-dom'
import type { ShownCompany } from '#shared/desk/company.ts'
import type { KycStatus } from '#shared/kyc/kyc-status.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import type { Tone } from '../../../ui/theme/semantic-colours.ts'
import { useAct } from '../../api/use-act.ts'
import { useMe } from '../../app/use-me.ts'
import { useWords } from '../../i18n/use-words.ts'
import { PageTabs } from '../../ui/page-tabs.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { Told } from '../../ui/told.tsx'
import { useCompanyName } from '../../ui/use-company-name.ts'
import { HistoryPane } from './history-pane.tsx'
import { KycReview } from './kyc-review.tsx'
import { OverviewPane } from './overview-pane.tsx'
import { RiskPane } from './risk-pane.tsx'

const tones: Record<KycStatus, Tone> = {
  draft: 'neutral',
  submitted: 'waiting',
  'in progress': 'waiting',
  returned: 'waiting',
  approved: 'positive',
  rejected: 'negative',
}

/** The parts of a case, with the act that shows each. */
const parts = [
  { name: 'kyc', act: 'kyc-show' },
  { name: 'risk', act: 'kyc-risk' },
  { name: 'overview', act: 'company-show' },
  { name: 'history', act: 'company-history' },
] as const

const Kyc = ({ companyId }: { companyId: string }) => {
  const t = useWords()
  const { date } = useFormat()
  return (
    <Told query={useAct('kyc-show', { companyId })}>
      {(kyc) => (
        <>
          <Flex gap="3" align="center" wrap="wrap" mb="3" color="text.quiet">
            <StatusBadge tone={tones[kyc.kycStatus]}>{t(`case.kycStatus.${kyc.kycStatus}`)}</StatusBadge>
            {kyc.answerDue ? <span>{t('case.answerBy', { date: date(kyc.answerDue) })}</span> : null}
            {kyc.beneficialOwners.length > 0 ? (
              <span>
                {t('case.owners')}:{' '}
                {kyc.beneficialOwners.map(({ name, percent }) => `${name ?? '–'} ${percent}%`).join(', ')}
              </span>
            ) : null}
          </Flex>
          <KycReview key={`${kyc.kycId} ${kyc.versions.length} ${kyc.kycStatus}`} kyc={kyc} />
        </>
      )}
    </Told>
  )
}

const Case = ({ company }: { company: ShownCompany }) => {
  const t = useWords()
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
        beside={
          <chakra.span color="text.faint" fontFamily="mono" fontSize="xs">
            {companyId}
          </chakra.span>
        }
      />
      <PageTabs
        label={nameOf(company)}
        tabs={open.map(({ name }) => ({
          key: name,
          to: `?part=${name}`,
          title: t(`case.tabs.${name}`),
          isCurrent: name === part?.name,
        }))}
      />
      {part?.name === 'kyc' ? <Kyc companyId={companyId} /> : null}
      {part?.name === 'risk' ? <RiskPane companyId={companyId} /> : null}
      {part?.name === 'overview' ? <OverviewPane company={company} /> : null}
      {part?.name === 'history' ? <HistoryPane companyId={companyId} /> : null}
    </>
  )
}

/** One company: what it gave, what speaks against it, what it has, and what was done about it. */
export const CasePage = () => {
  const { companyId = '' } = useParams()
  return (
    <Told query={useAct('company-show', { companyId })}>
      {(company) => <Case key={companyId} company={company} />}
    </Told>
  )
}
