import { Box, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/notice.tsx'
import { Page, PageHeader } from '../../ui/page.tsx'
import { SkeletonFormPage } from '../../ui/skeleton.tsx'
import { Steps } from '../../ui/steps.tsx'
import { usePageTitle } from '../../ui/use-page-title.ts'
import { MobileNeededSlot } from '../account/profile/mobile-needed-slot.tsx'
import { AdministratorNeededSlot } from '../companies/administrator-needed-slot.tsx'
import { useRedirectedBack } from './use-redirected-back.ts'

/** The steps of the application alone; the home page shows them together with the earlier ones for shop and company. */
const steps = ['account', 'business', 'signing'] as const

/** A step of the application: its position, its purpose and a side note. */
export const ApplicationFrame = ({
  step,
  title,
  lead,
  aside,
  children,
}: {
  step: (typeof steps)[number]
  title: string
  lead: string
  aside?: ReactNode
  children: ReactNode
}) => {
  const { t } = useTranslation('application')
  const isSentBack = useRedirectedBack()
  usePageTitle(title)
  return (
    <Page>
      <PageHeader title={title} lead={lead} />
      <Steps current={steps.indexOf(step)} steps={steps.map((each) => ({ label: t(`steps.${each}`) }))} />
      <AdministratorNeededSlot act="application" />
      <MobileNeededSlot />
      {isSentBack ? <Notice tone="waiting">{t('sentHere')}</Notice> : null}
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

/** A side note that explains why a form is needed. */
export const Aside = ({ title, children }: { title: string; children: ReactNode }) => (
  <chakra.aside
    position={{ lg: 'sticky' }}
    top="24"
    borderLeftWidth="3px"
    borderColor="action.border"
    pl="4"
    color="text.quiet"
  >
    <Box color="text.main" fontWeight="semibold" mb="1">
      {title}
    </Box>
    {children}
  </chakra.aside>
)

export const ApplicationSkeleton = () => <SkeletonFormPage asideWidth="300px" />
