import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import type { ShownFacility } from '#shared/desk/facility.ts'
import { type LedgerView, ledgerViews } from '#shared/ledger/ledger-view.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { useAct } from '../../api/use-act.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { CompanyLink, PageLink } from '../../ui/company-link.tsx'
import { Panel } from '../../ui/panel.tsx'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { useCompanyName } from '../../ui/use-company-name.ts'
import { ActButtons } from '../acts/act-buttons.tsx'
import { FacilityPlans } from '../payment-plan/facility-plans.tsx'
import { PendingProposals } from '../work/pending-proposals.tsx'
import { Charges } from './charges.tsx'
import { actsOnFacility, isEmpty } from './facility-acts.ts'
import { LedgerPanel } from './ledger-panel.tsx'
import { LimitUse } from './limit-use.tsx'
import { PaymentAccounts } from './payment-accounts.tsx'
import { Postings } from './postings.tsx'
import { Schedule } from './schedule.tsx'

const tones = { active: 'positive', expired: 'waiting', closed: 'neutral' } as const

/** The facility's acts. A generated statement is a file, so a link to it is shown. */
const Acts = ({ facility }: { facility: ShownFacility }) => {
  const t = useTranslations()
  const { may } = useMe()
  const [statement, setStatement] = useState<string>()
  const { limit, watermark, frozenLimit, suspense, status } = facility
  const acts = actsOnFacility(facility).filter(may)
  if (acts.length === 0) return null
  return (
    <Panel title={t('case.facility.acts')}>
      <ActButtons
        acts={acts}
        given={{ ...facility }}
        start={{
          'facility-set': { watermark, frozenLimit },
          'facility-limit': { limit },
          'suspense-pay-back': { amount: suspense },
        }}
        onDone={(action, { url }) => {
          if (action === 'statement-issue' && typeof url === 'string') setStatement(url)
        }}
      />
      <Box role="status">
        {statement ? (
          <Box mt="3">
            <chakra.a
              href={statement}
              target="_blank"
              rel="noreferrer"
              color="action.text"
              textDecoration="underline"
            >
              {t('case.facility.openStatement')}
            </chakra.a>{' '}
            <chakra.span color="text.quiet">{t('case.facility.linkEnds')}</chakra.span>
          </Box>
        ) : null}
      </Box>
      {status !== 'closed' && !isEmpty(facility) && may('facility-close') ? (
        <Box mt="3" color="text.quiet">
          {t('case.facility.closesEmpty')}
        </Box>
      ) : null}
    </Panel>
  )
}

const Facility = ({ facility }: { facility: ShownFacility }) => {
  const t = useTranslations()
  const nameOf = useCompanyName()
  const { may } = useMe()
  const { date, percent } = useFormat()
  const [address] = useSearchParams()
  const { facilityId, companyId, status } = facility
  const account = address.get('account')
  const view: LedgerView | undefined = ledgerViews.find((each) => each === account)
  const title = `${nameOf(facility)} · ${t(`states.product.${facility.productCode}`)}`
  return (
    <>
      <ScreenTitle
        title={title}
        tab={`${title} · ${t('case.overview.openFacility')}`}
        beside={
          <Flex columnGap="4" rowGap="1" wrap="wrap" align="center">
            <StatusBadge tone={tones[status]}>{t(`states.facility.${status}`)}</StatusBadge>
            <span>
              {t('case.overview.review')} {date(facility.nextReviewDate)}
            </span>
            <span>
              {t('case.facility.margin')} {percent(facility.marginPercent)}
            </span>
            <CompanyLink companyId={companyId}>{t('list.company')}</CompanyLink>
            {may('limit-show') ? (
              <PageLink to={`/limits/${facilityId}`}>{t('case.overview.openLimit')}</PageLink>
            ) : null}
          </Flex>
        }
      />
      <PendingProposals proposed={facility.proposed} />
      <Box display="grid" gap="4" gridTemplateColumns="minmax(0, 1fr)">
        <LimitUse facility={facility} view={view} />
        <Acts facility={facility} />
        <FacilityPlans facilityId={facility.facilityId} />
        <Charges facility={facility} />
        <Schedule facility={facility} />
        <PaymentAccounts facility={facility} />
        <Postings facility={facility} view={view} />
        <LedgerPanel facility={facility} />
      </Box>
    </>
  )
}

/** A facility: its balances with their entries, its schedule and its acts. */
export const FacilityPage = () => {
  const { facilityId = '' } = useParams()
  return (
    <QueryBoundary query={useAct('facility-show', { facilityId })}>
      {(facility) => <Facility facility={facility} />}
    </QueryBoundary>
  )
}
