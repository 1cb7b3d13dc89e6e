import { useInfiniteQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { ReadState } from '#shared/notifications/read-state.schema.ts'
import { withTranslations } from '../../i18n/i18n.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { Page, PageHeader } from '../../ui/page.tsx'
import { SkeletonCard } from '../../ui/skeleton.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { ActivityList } from './activity-list.tsx'
import { Announcements } from './announcements.tsx'
import { notificationsTabs, readStatus, readTab, tabPath } from './listing.ts'
import { messagesQuery } from './notifications-queries.ts'

/** Messages about the company's applications, money and shops. */
const Messages = ({ status }: { status: ReadState }) => {
  const query = useInfiniteQuery({ ...messagesQuery(status, useLocale()), staleTime: 0 })
  return (
    <ActivityList
      key={status}
      of="messages"
      status={status}
      query={query}
      news={query.data?.pages
        .flatMap(({ records }) => records)
        .map((message) => ({ ...message, at: message.created_at }))}
    />
  )
}

const loadSettings = withTranslations(['notifications', 'fieldRules'], () => import('./settings.tsx'))
const Settings = lazy(async () => ({ default: (await loadSettings()).Settings }))

const shown = { messages: Messages, announcements: Announcements, settings: Settings } as const

/** Messages, announcements and notification settings; the tab is in the address. */
export const Component = () => {
  const { t } = useTranslation('notifications')
  usePageTitle(t('title'))
  const [query] = useSearchParams()
  const tab = readTab(query)
  const Tab = shown[tab]
  return (
    <Page>
      <PageHeader title={t('title')} lead={t(`lead.${tab}`)} />
      <TabLinks
        label={t('tabs.label')}
        tabs={notificationsTabs.map((each) => [tabPath(each), t(`tabs.${each}`)])}
        current={tabPath(tab)}
      />
      <Suspense fallback={<SkeletonCard lines={6} />}>
        <Tab status={readStatus(query)} />
      </Suspense>
    </Page>
  )
}
