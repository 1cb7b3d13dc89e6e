import { Box, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Loading, SkeletonBar, SkeletonCard } from '../../../ui/skeleton.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { CategoriesCard } from './categories-card.tsx'
import type { CategoryReport } from './category.ts'
import { PeersCard } from './peers-card.tsx'
import { ReportCards } from './report-cards.tsx'
import { ReportDownload } from './report-download.tsx'
import { categoryReportQuery } from './reports-queries.ts'

const importPoll = 2000

const Waiting = () => (
  <Loading>
    <Box display="grid" gap={{ base: '5', md: '6' }} gridTemplateColumns="minmax(0, 1fr)">
      <SkeletonCard lines={2} />
      <Card>
        <SkeletonBar w="200px" />
        <Box mt="3">
          <SkeletonBar w="320px" h="12" />
        </Box>
        <Box mt="8">
          <SkeletonBar h="20" />
        </Box>
      </Card>
      <Card>
        <SkeletonBar w="160px" h="6" />
        <Box mt="6">
          <SkeletonBar h="48" />
        </Box>
      </Card>
    </Box>
  </Loading>
)

/** The report, or why there is none yet and what to do. */
const Content = ({ categoryReport }: { categoryReport: CategoryReport }) => {
  const { t } = useTranslation('reports')
  const { status, report } = categoryReport
  if (report)
    return (
      <>
        <ReportCards report={report} action={<ReportDownload />} />
        <PeersCard categoryReport={categoryReport} />
      </>
    )
  if (status === 'importing')
    return (
      <Notice
        tone="waiting"
        title={
          <Flex as="span" align="center" gap="2">
            <Spinner />
            <span>{t('importing.title')}</span>
          </Flex>
        }
      >
        {t('importing.text')}
      </Notice>
    )
  const reason = status === 'noSales' ? 'noSales' : 'noShop'
  return (
    <Card>
      <EmptyState
        picture={reason === 'noShop' ? 'link-shop' : 'nothing-here'}
        title={t(`${reason}.title`)}
        action={
          <ButtonLink to={reason === 'noShop' ? paths.linkShop() : paths.shops()}>
            {t(`${reason}.action`)}
          </ButtonLink>
        }
      >
        {t(`${reason}.text`)}
      </EmptyState>
    </Card>
  )
}

/** A seller's own report, with the choice of its categories. */
export const SellerReport = () => {
  const { data, error, refetch } = useQuery({
    ...categoryReportQuery,
    refetchInterval: ({ state }) => (state.data?.status === 'importing' ? importPoll : false),
  })
  if (!data)
    return error ? (
      <Card>
        <Failure of={{ error, refetch }} />
      </Card>
    ) : (
      <Waiting />
    )
  return (
    <>
      {data.status === 'noShop' ? null : <CategoriesCard report={data} />}
      <Content categoryReport={data} />
    </>
  )
}
