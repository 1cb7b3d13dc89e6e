import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../../app/paths.ts'
import { withTranslations } from '../../../i18n/i18n.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { Loading, SkeletonBar, SkeletonCard } from '../../../ui/skeleton.tsx'
import { Steps } from '../../../ui/steps.tsx'
import { usePageTitle } from '../../../ui/use-page-title.ts'
import { loadDataAccess } from '../platform-data.tsx'
import { linkedShopsQuery, shopPlatformsQuery } from '../shops-queries.ts'
import { PlatformChoice } from './platform-choice.tsx'

const loadAuthorise = withTranslations(['linkShop', 'fieldRules'], async () => {
  const [step] = await Promise.all([import('./authorise-step.tsx'), loadDataAccess()])
  return step
})
const AuthoriseStep = lazy(async () => ({ default: (await loadAuthorise()).AuthoriseStep }))

const loadRead = withTranslations(
  ['linkShop', 'shops', 'statuses', 'agreements'],
  () => import('./import-step.tsx'),
)
const ImportStep = lazy(async () => ({ default: (await loadRead()).ImportStep }))

const ChooseShopsStep = lazy(async () => ({
  default: (await import('./choose-shops-step.tsx')).ChooseShopsStep,
}))

const Arriving = () => (
  <Loading>
    <SkeletonBar w="240px" h="8" />
    <SkeletonCard lines={4} />
  </Loading>
)

const steps = ['platform', 'authorise', 'read'] as const

const ChooseStep = ({ platformId }: { platformId: string | null }) => {
  const { t } = useTranslation('linkShop')
  const platforms = useQuery(shopPlatformsQuery)
  const linked = useQuery(linkedShopsQuery)
  const failed = [platforms, linked].find(({ isError }) => isError)
  if (failed)
    return (
      <Card>
        <Failure of={failed} />
      </Card>
    )
  if (!platforms.data || !linked.data) return <Arriving />
  const chosen = platforms.data.find(({ id }) => id === platformId)
  if (chosen) return <AuthoriseStep key={chosen.id} platform={chosen} linked={linked.data} />
  return (
    <>
      <PageHeader title={t('platform.title')} lead={t('platform.lead')} />
      {platformId === null ? null : (
        <Notice
          tone="waiting"
          action={
            <ButtonLink variant="secondary" size="sm" to={paths.linkShop()}>
              {t('authorise.otherPlatform')}
            </ButtonLink>
          }
        >
          {t('authorise.unknownPlatform')}
        </Notice>
      )}
      <Card>
        <PlatformChoice platforms={platforms.data} />
      </Card>
    </>
  )
}

/** Linking a shop, from the choice of a platform to its imported orders. The step is in the address. */
export const Component = () => {
  const { t } = useTranslation('linkShop')
  const [query] = useSearchParams()
  const shopId = query.get('shop')
  const platformId = query.get('platform')
  const authorisationId = query.get('authorisation')
  usePageTitle(t('title'))
  const step = shopId ? 'read' : (platformId ?? authorisationId) ? 'authorise' : 'platform'
  return (
    <Page width="reading">
      <Steps current={steps.indexOf(step)} steps={steps.map((each) => ({ label: t(`steps.${each}`) }))} />
      <Suspense fallback={<Arriving />}>
        {shopId ? (
          <ImportStep shopId={shopId} />
        ) : authorisationId ? (
          <ChooseShopsStep authorisationId={authorisationId} />
        ) : (
          <ChooseStep platformId={platformId} />
        )}
      </Suspense>
    </Page>
  )
}
