import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import { useFileViewer } from '../files/viewer/use-file-viewer.tsx'

/** A link to the signed promissory note. */
export const NoteLink = ({ fileId }: { fileId: string }) => {
  const { t } = useTranslation('drawdown')
  const { open, viewer } = useFileViewer()
  return (
    <>
      <Button variant="secondary" size="md" onClick={() => open({ id: fileId, title: t('note.title') })}>
        {t('result.note')}
      </Button>
      {viewer}
    </>
  )
}
