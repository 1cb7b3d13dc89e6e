import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { TextButton } from '../../ui/text-link.tsx'
import { useFieldLabel } from './field-labels.ts'
import type { KycForm } from './use-kyc-form.ts'

/** Shows whether the typed values are saved. */
export const SaveStatus = ({ form }: { form: KycForm }) => {
  const { t } = useTranslation('kyc')
  const labelOf = useFieldLabel()
  if (form.saveState === 'idle') return <chakra.span color="text.quiet">{t('save.idle')}</chakra.span>
  if (form.saveState === 'failed')
    return (
      <chakra.span role="alert" color="negative.text">
        <span>{t('save.failed')}</span>{' '}
        <TextButton onClick={() => void form.saveNow()}>{t('save.retry')}</TextButton>
      </chakra.span>
    )
  if (form.saveState === 'saved' && form.unsaved.length > 0)
    return (
      <chakra.span role="status" color="waiting.text">
        {t('save.partly', { fields: form.unsaved.map(labelOf).join(t('listComma')) })}
      </chakra.span>
    )
  return (
    <chakra.span role="status" color={form.saveState === 'saved' ? 'positive.text' : 'text.quiet'}>
      {t(form.saveState === 'saved' ? 'save.saved' : 'save.saving')}
    </chakra.span>
  )
}
