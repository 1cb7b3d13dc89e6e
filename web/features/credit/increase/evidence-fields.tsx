import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { maxLimitDocuments } from '#shared/credit/limit-documents.ts'
import { uploadFile } from '../../../api/upload-file.ts'
import { useUploadTranslations } from '../../../api/use-upload-translations.ts'
import type { UploadedFile } from '../../../ui/file-field.tsx'
import { FormFiles } from '../../../ui/form/form-files.tsx'

/** File fields for documents that support the request. */
export const EvidenceFields = () => {
  const { t } = useTranslation('credit')
  const wordsOf = useUploadTranslations()
  const [uploaded, setUploaded] = useState<readonly UploadedFile[]>([])
  return (
    <FormFiles
      path="documents"
      labelOf={(index) =>
        index === 0 ? t('increase.documents') : t('increase.documentNth', { number: index + 1 })
      }
      hint={t('increase.documentsHint')}
      optionalMark={t('increase.optional')}
      most={maxLimitDocuments}
      upload={uploadFile}
      wordsOf={wordsOf}
      fileOf={(id) => uploaded.find((file) => file.id === id)}
      onUploaded={(file) => setUploaded((before) => [...before, file])}
    />
  )
}
