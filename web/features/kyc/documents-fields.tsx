import { useTranslation } from 'react-i18next'
import { uploadFile } from '../../api/upload-file.ts'
import { useUploadTranslations } from '../../api/use-upload-translations.ts'
import { FieldGroup } from '../../ui/form/form-area.tsx'
import { FormFile } from '../../ui/form/form-fields.tsx'
import { FormFiles } from '../../ui/form/form-files.tsx'
import type { KycForm } from './use-kyc-form.ts'

const maxOthers = 10

/** The company's documents. */
export const DocumentsFields = ({ form: { files } }: { form: KycForm }) => {
  const { t } = useTranslation('kyc')
  const wordsOf = useUploadTranslations()
  const file = { ...files, upload: uploadFile, wordsOf }
  const optional = { optionalMark: t('optional') }
  return (
    <FieldGroup title={t('group.documents')} lead={t('group.documentsLead')}>
      <FormFile
        path="documents.certificate_of_incorporation"
        label={t('document.certificate_of_incorporation')}
        hint={t('hint.certificate_of_incorporation')}
        required
        {...file}
        wide
      />
      <FormFile
        path="documents.business_registration"
        label={t('document.business_registration')}
        hint={t('hint.business_registration')}
        {...optional}
        {...file}
        wide
      />
      <FormFile
        path="documents.annual_return"
        label={t('document.annual_return')}
        hint={t('hint.annual_return')}
        {...optional}
        {...file}
        wide
      />
      <FormFile
        path="documents.articles_of_association"
        label={t('document.articles_of_association')}
        {...optional}
        {...file}
        wide
      />
      <FormFiles
        path="documents.other"
        labelOf={(index) =>
          index === 0 ? t('document.other') : t('document.otherNth', { number: index + 1 })
        }
        most={maxOthers}
        {...optional}
        {...file}
      />
    </FieldGroup>
  )
}
