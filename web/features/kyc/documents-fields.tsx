import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { uploadFile } from '../../api/upload-file.ts'
import { useUploadWords } from '../../api/use-upload-words.ts'
import { FileField } from '../../ui/file-field.tsx'
import { Closable } from '../../ui/form/closable.tsx'
import { FieldGroup } from '../../ui/form/form-area.tsx'
import { FormFile } from '../../ui/form/form-fields.tsx'
import { useFormField } from '../../ui/form/form-state.ts'
import type { KycForm } from './use-kyc-form.ts'

const mostOthers = 10

/** Any further papers: one field for each, and an empty one for the next. */
const OtherDocuments = ({ files }: { files: KycForm['files'] }) => {
  const { t } = useTranslation('kyc')
  const wordsOf = useUploadWords()
  const { list, error, change } = useFormField('documents.other')
  const slots = list.length < mostOthers ? [...list, ''] : list
  return (
    <Box display="grid" gap="3" gridColumn={{ md: '1 / -1' }} data-field="documents.other">
      {slots.map((id, index) => (
        <Closable key={id || 'next'} path="documents.other">
          <FileField
            label={index === 0 ? t('document.other') : t('document.otherNth', { number: index + 1 })}
            optionalMark={t('optional')}
            error={index === 0 ? error : undefined}
            value={id === '' ? null : (files.fileOf(id) ?? { id, name: id })}
            upload={uploadFile}
            wordsOf={wordsOf}
            onChange={(file) => {
              if (file) files.onUploaded(file)
              const next = file ? [file.id] : []
              change((before) => {
                const now = typeof before === 'object' ? before : []
                return now.includes(id)
                  ? now.flatMap((each) => (each === id ? next : [each]))
                  : [...now, ...next]
              })
            }}
          />
        </Closable>
      ))}
    </Box>
  )
}

/** The company's papers. */
export const DocumentsFields = ({ form: { files } }: { form: KycForm }) => {
  const { t } = useTranslation('kyc')
  const wordsOf = useUploadWords()
  const file = { ...files, upload: uploadFile, wordsOf, wide: true }
  const optional = { optionalMark: t('optional') }
  return (
    <FieldGroup title={t('group.documents')} lead={t('group.documentsLead')}>
      <FormFile
        path="documents.certificate_of_incorporation"
        label={t('document.certificate_of_incorporation')}
        hint={t('hint.certificate_of_incorporation')}
        required
        {...file}
      />
      <FormFile
        path="documents.business_registration"
        label={t('document.business_registration')}
        hint={t('hint.business_registration')}
        {...optional}
        {...file}
      />
      <FormFile
        path="documents.annual_return"
        label={t('document.annual_return')}
        hint={t('hint.annual_return')}
        {...optional}
        {...file}
      />
      <FormFile
        path="documents.articles_of_association"
        label={t('document.articles_of_association')}
        {...optional}
        {...file}
      />
      <OtherDocuments files={files} />
    </FieldGroup>
  )
}
