import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import type { RequestOf } from '#shared/api/endpoint.ts'
import type { FieldRule } from '#shared/api/field-rules.ts'
import { type AccountDocumentKind, accountDocumentKinds } from '#shared/repayment/account-document-kinds.ts'
import { accountDocumentEndpoints } from '#shared/repayment/account-documents.endpoints.ts'
import { type DocumentPeriod, documentPeriods } from '#shared/repayment/document-period.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import { call } from '../../api/call.ts'
import { saveText } from '../../api/save-file.ts'
import { paths } from '../../app/paths.ts'
import { Button } from '../../ui/button.tsx'
import { Card, CardTitle } from '../../ui/card.tsx'
import { FormArea } from '../../ui/form/form-area.tsx'
import { FormDate, FormSelect } from '../../ui/form/form-fields.tsx'
import { useForm } from '../../ui/form/use-form.ts'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { saveWhenReady } from '../files/viewer/save-when-ready.ts'

type Paper = RequestOf<typeof accountDocumentEndpoints.requestPaper>['body']

/** Generates a document and downloads it. Returns false after a timeout; then it is found among the documents later. */
const makePaper = async (paper: Paper, format: 'pdf' | 'csv'): Promise<boolean> => {
  if (format === 'csv') {
    const { file_name, content } = await call(accountDocumentEndpoints.getPaperTable, { body: paper })
    saveText(content, { name: file_name, type: 'text/csv' })
    return true
  }
  const { file_id } = await call(accountDocumentEndpoints.requestPaper, { body: paper })
  return saveWhenReady(file_id)
}

const formats = ['pdf', 'csv'] as const

interface Wanted {
  readonly kind: AccountDocumentKind
  readonly period: DocumentPeriod
  readonly from: BusinessDate
  readonly to: BusinessDate
  readonly format: (typeof formats)[number]
}

/** The days of a custom period; the server computes those of any other period. */
const daysOf = ({ period, from, to }: Wanted) => (period === 'custom' ? { from, to } : {})

const rulesOf = ({ period, from, to }: Wanted): Readonly<Record<string, FieldRule>> => {
  if (period !== 'custom') return {}
  return {
    ...(from === '' ? { from: 'required' } : {}),
    ...(to === '' ? { to: 'required' } : to < from ? { to: 'dateInvalid' } : {}),
  }
}

/** Statements and certificates for the company's bookkeeping, generated on request. */
export const AccountDocumentsCard = () => {
  const { t } = useTranslation('repayment')
  const form = useForm({
    initial: { kind: 'statement', period: 'thisMonth', from: '', to: '', format: 'pdf' },
    rulesOf,
    send: (wanted: Wanted) =>
      makePaper({ kind: wanted.kind, period: wanted.period, ...daysOf(wanted) }, wanted.format),
    onDone: (isThere) =>
      showToast(isThere ? 'positive' : 'waiting', isThere ? t('papers.done') : t('papers.later')),
  })
  return (
    <Card>
      <CardTitle mb="1">{t('papers.title')}</CardTitle>
      <chakra.p color="text.quiet" mb="4">
        {t('papers.lead')}
      </chakra.p>
      <FormArea form={form} gap="4">
        <Box
          display="grid"
          gap="4"
          gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}
        >
          <FormSelect
            path="kind"
            required
            label={t('papers.kind')}
            options={accountDocumentKinds.map((kind) => ({ value: kind, label: t(`papers.kinds.${kind}`) }))}
          />
          <FormSelect
            path="period"
            required
            label={t('papers.period')}
            options={documentPeriods.map((period) => ({
              value: period,
              label: t(`papers.periods.${period}`),
            }))}
          />
          <FormSelect
            path="format"
            required
            label={t('papers.format')}
            options={formats.map((format) => ({ value: format, label: t(`papers.formats.${format}`) }))}
          />
          {form.values.period === 'custom' ? (
            <>
              <FormDate path="from" label={t('papers.from')} required />
              <FormDate path="to" label={t('papers.to')} required />
            </>
          ) : null}
        </Box>
        {form.failureTranslations ? <Notice tone="negative">{form.failureTranslations}</Notice> : null}
        <Box display="flex" gap="4" alignItems="center" flexWrap="wrap">
          <Button type="submit" variant="secondary" wraps busy={form.busy}>
            {form.busy ? t('papers.making') : t('papers.make')}
          </Button>
          <TextLink to={paths.documents()} display="inline-flex" alignItems="center" minH="touch">
            {t('papers.toDocuments')}
          </TextLink>
        </Box>
      </FormArea>
    </Card>
  )
}
