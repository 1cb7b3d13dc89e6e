import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { filesEndpoints } from '#shared/files/files.endpoints.ts'
import { call } from '../../api/call.ts'
import { useFailureWords } from '../../api/use-failure-words.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toasts.tsx'

/** Opens the signed note in another tab. The tab is opened at once, for a browser blocks one that comes later. */
export const NoteLink = ({ fileId }: { fileId: string }) => {
  const { t } = useTranslation('drawdown')
  const failureWords = useFailureWords()
  const open = useMutation({
    mutationFn: async (tab: Window | null) => {
      try {
        const { url } = await call(filesEndpoints.getFileOnlineUrl, { body: { file_id: fileId } })
        if (tab) tab.location.href = url
        else window.location.assign(url)
      } catch (error) {
        tab?.close()
        showToast('negative', failureWords(error))
      }
    },
  })
  return (
    <Button
      variant="secondary"
      size="md"
      busy={open.isPending}
      onClick={() => open.mutate(window.open('', '_blank'))}
    >
      {t('result.note')}
    </Button>
  )
}
