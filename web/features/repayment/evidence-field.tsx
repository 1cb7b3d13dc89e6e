import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { uploadFile } from '../../api/upload-file.ts'
import { useUploadTranslations } from '../../api/use-upload-translations.ts'
import type { UploadedFile } from '../../ui/file-field.tsx'
import { FormFile } from '../../ui/form/form-fields.tsx'

/** An optional file of evidence in the surrounding form. */
export const EvidenceField = ({ path, label, hint }: { path: string; label: string; hint: string }) => {
  const { t } = useTranslation('repayment')
  const wordsOf = useUploadTranslations()
  const [uploaded, setUploaded] = useState<UploadedFile>()
  return (
    <FormFile
      path={path}
      label={label}
      hint={hint}
      optionalMark={t('optional')}
      upload={uploadFile}
      wordsOf={wordsOf}
      fileOf={(id) => (uploaded?.id === id ? uploaded : undefined)}
      onUploaded={setUploaded}
    />
  )
}
