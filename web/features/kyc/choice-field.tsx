import type { ComponentProps } from 'react'
import type { DictionaryCategory } from '#shared/reference/dictionary-keys.ts'
import { FormSelect } from '../../ui/form/form-fields.tsx'
import { useChoices } from './use-choices.ts'

/** A select field for one entry of a reference list. */
export const ChoiceField = ({
  category,
  ...field
}: { category: DictionaryCategory } & Omit<ComponentProps<typeof FormSelect>, 'options'>) => (
  <FormSelect {...field} options={useChoices(category)} />
)
