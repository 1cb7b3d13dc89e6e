import { chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { complaintAnswerDays } from '#shared/complaints/complaints.ts'
import { paths } from '../../../app/paths.ts'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { usePageTitle } from '../../../ui/use-page-title.ts'
import { ComplaintForm } from './complaint-form.tsx'
import { ComplaintList } from './complaint-list.tsx'

/** Complaints about the lender: a form for a new one, and the previous ones with their answers. */
export const Component = () => {
  const { t } = useTranslation('complaints')
  usePageTitle(t('title'))
  const [sent, setSent] = useState(0)
  const list = useRef<HTMLHeadingElement>(null)
  const showSent = () => {
    setSent(sent + 1)
    // The emptied form is a new element, so the focus would be lost with the previous one.
    list.current?.focus()
  }
  return (
    <Page width="reading">
      <PageHeader title={t('title')} lead={t('lead', { days: complaintAnswerDays })} />
      <Card>
        <CardTitle mb="1">{t('new')}</CardTitle>
        <chakra.p color="text.quiet" fontSize="sm" mb="4">
          {t('newLead')} <TextLink to={paths.repay()}>{t('toBills')}</TextLink>
        </chakra.p>
        <ComplaintForm key={sent} onDone={showSent} />
      </Card>
      <Card>
        <CardTitle ref={list} tabIndex={-1} mb="4" outline="none">
          {t('list')}
        </CardTitle>
        <ComplaintList />
      </Card>
    </Page>
  )
}
