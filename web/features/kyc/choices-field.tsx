import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import type { DictionaryCategory } from '#shared/reference/dictionary-keys.ts'
import { FormChoices } from '../../ui/form/form-fields.tsx'
import { useChoices } from './use-choices.ts'

/** A field for up to `most` entries of a reference list. */
export const ChoicesField = ({
  category,
  ...field
}: { category: DictionaryCategory } & Omit<
  ComponentProps<typeof FormChoices>,
  'options' | 'removeLabel' | 'hint'
>) => {
  const { t } = useTranslation('kyc')
  return (
    <FormChoices
      {...field}
      hint={t('hint.upTo', { most: field.most })}
      options={useChoices(category)}
      removeLabel={(label) => t('removeChoice', { label })}
    />
  )
}
