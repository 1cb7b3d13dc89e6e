import { useTranslation } from 'react-i18next'
import { useFileDownload } from '../../api/use-file-download.ts'
import { Button } from '../../ui/button.tsx'

/** Saves the signed note. */
export const NoteLink = ({ fileId }: { fileId: string }) => {
  const { t } = useTranslation('drawdown')
  const note = useFileDownload()
  return (
    <Button variant="secondary" size="md" busy={note.isPending} onClick={() => note.download(fileId)}>
      {t('result.note')}
    </Button>
  )
}
