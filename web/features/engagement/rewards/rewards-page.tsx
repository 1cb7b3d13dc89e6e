import { Box, chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { type RedPacketStatus, redPacketStatuses } from '#shared/engagement/red-packet-states.ts'
import { withQuery } from '#shared/site/screen-paths.ts'
import { paths } from '../../../app/paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { Loading, SkeletonBar } from '../../../ui/skeleton.tsx'
import { TabLinks } from '../../../ui/tab-links.tsx'
import { usePageTitle } from '../../../ui/use-page-title.ts'
import { PacketRow } from './packet-row.tsx'
import { redPacketsQuery } from './rewards-queries.ts'

const pathOf = (status?: RedPacketStatus): string => withQuery(paths.rewards(), status ? { status } : {})

const Skeleton = () => (
  <Loading>
    {[1, 2].map((row) => (
      <Box key={row} display="grid" gap="6" py="5" gridTemplateColumns={{ md: '208px minmax(0, 1fr)' }}>
        <SkeletonBar h="24" />
        <Box display={{ base: 'none', md: 'grid' }} gap="3" alignContent="center">
          <SkeletonBar h="5" w="40%" />
          <SkeletonBar h="4" w="60%" />
        </Box>
      </Box>
    ))}
  </Loading>
)

const Packets = ({ status }: { status: RedPacketStatus | undefined }) => {
  const { t } = useTranslation(['rewards', 'statuses'])
  const query = useQuery(redPacketsQuery(status))
  if (query.isPending) return <Skeleton />
  // If a refetch fails, the previous list stays.
  if (!query.data) return <Failure of={query} />
  if (query.data.length > 0)
    return (
      <chakra.ul listStyleType="none">
        {query.data.map((packet) => (
          <PacketRow key={packet.id} packet={packet} />
        ))}
      </chakra.ul>
    )
  return status ? (
    <EmptyState title={t('none', { status: t(`statuses:redPacket.${status}`) })} />
  ) : (
    <EmptyState
      title={t('empty.title')}
      action={<ButtonLink to={paths.home()}>{t('empty.action')}</ButtonLink>}
    >
      {t('empty.text')}
    </EmptyState>
  )
}

/** The company's red packets by status. */
export const Component = () => {
  const { t } = useTranslation(['rewards', 'statuses'])
  usePageTitle(t('title'))
  const [query] = useSearchParams()
  const status = redPacketStatuses.find((each) => each === query.get('status'))
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Card>
        <TabLinks
          label={t('filter')}
          tabs={[
            [pathOf(), t('all')],
            ...redPacketStatuses.map((each) => [pathOf(each), t(`statuses:redPacket.${each}`)] as const),
          ]}
          current={pathOf(status)}
        />
        <Packets status={status} />
      </Card>
    </Page>
  )
}
