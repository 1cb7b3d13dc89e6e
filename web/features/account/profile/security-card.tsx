import { Box, chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { SecurityEntry } from '#shared/account/session.schemas.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Loading, SkeletonText } from '../../../ui/skeleton.tsx'
import { securityActivityQuery } from '../account-queries.ts'
import { TimeAndPlace } from './time-and-place.tsx'
import { useDeviceTranslations } from './use-device-translations.ts'

/** The number of entries before *show more*. */
const maxAtFirst = 5

const Entry = ({ entry }: { entry: SecurityEntry }) => {
  const { t } = useTranslation('accountProfile')
  const format = useFormat()
  const deviceTranslations = useDeviceTranslations()
  const { what, about, happened_at, ip, user_agent } = entry
  return (
    <Box as="li" py="3">
      <Box fontWeight="medium" lineHeight="snug" overflowWrap="anywhere">
        {t(`securityActivity.what.${what}`, { about })}
      </Box>
      <TimeAndPlace>
        <time dateTime={happened_at}>{format.timestamp(happened_at)}</time>
        {user_agent ? <span>{deviceTranslations(user_agent)}</span> : null}
        {ip ? <chakra.span overflowWrap="anywhere">{t('sessions.address', { ip })}</chakra.span> : null}
      </TimeAndPlace>
    </Box>
  )
}

const Entries = ({ news }: { news: readonly SecurityEntry[] }) => {
  const { t } = useTranslation('accountProfile')
  const [showsAll, setShowsAll] = useState(false)
  if (news.length === 0) return <Box color="text.quiet">{t('securityActivity.none')}</Box>
  return (
    <>
      <chakra.ul
        listStyleType="none"
        css={{ '& > li + li': { borderTopWidth: '1px', borderColor: 'border.hairline' } }}
        mb="-3"
      >
        {(showsAll ? news : news.slice(0, maxAtFirst)).map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </chakra.ul>
      {news.length > maxAtFirst && !showsAll ? (
        <Button variant="quiet" size="md" px="3" ml="-3" mt="5" mb="-2" onClick={() => setShowsAll(true)}>
          {t('securityActivity.more')}
        </Button>
      ) : null}
    </>
  )
}

/**
 * The security activity of the account and of the user's acts for the company, so that the user notices what somebody
 * else did.
 */
export const SecurityCard = () => {
  const { t } = useTranslation('accountProfile')
  const news = useQuery(securityActivityQuery)
  return (
    <Card>
      <CardTitle mb="1">{t('securityActivity.title')}</CardTitle>
      <chakra.p color="text.quiet" fontSize="sm" mb="3">
        {t('securityActivity.lead')}
      </chakra.p>
      {news.data ? <Entries news={news.data.news} /> : null}
      {news.isPending ? (
        <Loading>
          <SkeletonText lines={2} />
        </Loading>
      ) : null}
      {news.error && !news.data ? <Failure of={news} /> : null}
    </Card>
  )
}
