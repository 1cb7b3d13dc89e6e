import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { categoryReportEndpoints } from '#shared/engagement/category-report.endpoints.ts'
import { call } from '../../../api/call.ts'
import { useFailureTranslations } from '../../../api/use-failure-translations.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import { saveWhenReady } from '../../files/viewer/save-when-ready.ts'

/** Generates the report as a PDF and downloads it. */
export const ReportDownload = () => {
  const { t } = useTranslation('reports')
  const failureTranslations = useFailureTranslations()
  const making = useMutation({
    mutationFn: async () => {
      const { file_id: fileId } = await call(categoryReportEndpoints.requestCategoryReportPaper)
      return saveWhenReady(fileId)
    },
    onSuccess: (isThere) =>
      showToast(isThere ? 'positive' : 'waiting', isThere ? t('paper.done') : t('paper.later')),
    onError: (error) => showToast('negative', failureTranslations(error)),
  })
  return (
    <Button variant="onStrong" size="md" busy={making.isPending} onClick={() => making.mutate()}>
      {making.isPending ? t('paper.making') : t('paper.make')}
    </Button>
  )
}
