import { useTranslation } from 'react-i18next'
import { useSession } from '../../../api/session-store.ts'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { PrintStyle } from '../../../ui/print-style.tsx'
import { SampleReport } from './sample-report.tsx'
import { SellerReport } from './seller-report.tsx'

/** The report on a seller's own shops; visitors see a sample of it. */
export const Component = () => {
  const { t } = useTranslation('reports')
  const session = useSession()
  return (
    <Page>
      <PrintStyle />
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        {...(session ? {} : { eyebrow: t('sample.eyebrow') })}
      />
      {session ? <SellerReport key={session.user.userId} /> : <SampleReport />}
    </Page>
  )
}
