import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { Steps } from '../../../ui/steps.tsx'
import { Timeline } from '../../../ui/timeline.tsx'
import { usePageTitle } from '../../../ui/use-page-title.ts'
import { MobileNeededSlot } from '../../account/profile/mobile-needed-slot.tsx'
import { useActivationTranslations } from './use-activation-translations.ts'

const steps = ['choose', 'sign', 'limit'] as const

/** The steps that follow, shown next to the first two. */
export const FollowingSteps = () => {
  const { t } = useActivationTranslations()
  return (
    <Card dense>
      <CardTitle>{t('how.title')}</CardTitle>
      <Timeline
        entries={(['paper', 'sign', 'compute'] as const).map((each) => ({
          title: t(`how.${each}.title`),
          detail: t(`how.${each}.text`),
        }))}
      />
    </Card>
  )
}

/** A step of the activation: its position, its purpose and its side column. */
export const ActivationFrame = ({
  current,
  title,
  lead,
  aside,
  children,
}: {
  /** Index of the current step; 3 when all are done. */
  current: number
  title: string
  lead: string
  aside?: ReactNode
  children: ReactNode
}) => {
  const { t } = useActivationTranslations()
  usePageTitle(title)
  return (
    <Page>
      <PageHeader title={title} lead={lead} />
      <Steps current={current} steps={steps.map((each) => ({ label: t(`steps.${each}`) }))} />
      <MobileNeededSlot />
      <Box
        display="grid"
        gap={{ base: '6', lg: '10' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 300px' }}
        alignItems="start"
      >
        <Box display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
          {children}
        </Box>
        {aside}
      </Box>
    </Page>
  )
}
