import { Box, chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { Card } from '../../../ui/card.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { Loading, SkeletonText } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { usePageTitle } from '../../../ui/use-page-title.ts'
import { MobileNeededSlot } from '../../account/profile/mobile-needed-slot.tsx'
import { companyProfileQuery } from '../../companies/companies-queries.ts'
import { AwaitingDrawdown } from './awaiting-drawdown.tsx'
import { RuleCard } from './rule-card.tsx'
import { awaitingDrawdownsQuery, secondApprovalQuery } from './second-approval-queries.ts'

const Waiting = () => (
  <Card>
    <Loading>
      <SkeletonText lines={4} />
    </Loading>
  </Card>
)

const AwaitingList = ({ isAdministrator }: { isAdministrator: boolean }) => {
  const { t } = useTranslation('secondApproval')
  const awaiting = useQuery({ ...awaitingDrawdownsQuery, staleTime: 0 })
  if (awaiting.isPending) return <Waiting />
  if (awaiting.isError)
    return (
      <Card>
        <Failure of={awaiting} />
      </Card>
    )
  const { records } = awaiting.data
  if (records.length === 0)
    return (
      <Card>
        <chakra.p color="text.quiet">{t('waiting.none')}</chakra.p>
      </Card>
    )
  return records.map((drawdown) => (
    <AwaitingDrawdown key={drawdown.drawdown_id} drawdown={drawdown} isAdministrator={isAdministrator} />
  ))
}

/** The second approval: drawdowns that wait for it, and the company's rule. */
export const Component = () => {
  const { t } = useTranslation('secondApproval')
  usePageTitle(t('title'))
  const profile = useQuery(companyProfileQuery)
  const rule = useQuery(secondApprovalQuery)
  const isAdministrator = profile.data?.role === 'administrator'
  return (
    <Page width="reading">
      <PageHeader
        eyebrow={
          <TextLink to={paths.drawdown()} display="inline-flex" alignItems="center" minH="touch">
            {t('toDrawdown')}
          </TextLink>
        }
        title={t('title')}
        lead={t('lead')}
      />
      {isAdministrator ? <MobileNeededSlot /> : null}
      <chakra.h2 fontSize="xl">{t('waiting.title')}</chakra.h2>
      <Box display="grid" gap="6">
        <AwaitingList isAdministrator={isAdministrator} />
        {rule.isError ? (
          <Card>
            <Failure of={rule} />
          </Card>
        ) : rule.data && profile.data ? (
          <RuleCard setting={rule.data} isAdministrator={isAdministrator} />
        ) : (
          <Waiting />
        )}
      </Box>
    </Page>
  )
}
