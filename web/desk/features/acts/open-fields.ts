import type { ActField, ActForm } from '#shared/desk/console.ts'
import { isEditedOnCompanyPage } from './act-screens.ts'

type Values = Readonly<Record<string, unknown>>

const reasonField = (required: boolean): ActField => ({
  name: 'reason',
  means: '',
  example: '',
  type: 'string',
  kind: 'prose',
  required,
  choices: [],
})

/** The fields to fill in: neither given by the subject, nor settled by the caller, nor edited on the company's page. */
export const openFieldsOf = (form: ActForm, about: Values, settled: Values): ActField[] => [
  ...form.fields.filter(
    ({ name, kind }) =>
      !(name in about) &&
      !(name in settled) &&
      !isEditedOnCompanyPage(form.action, name) &&
      kind !== 'key' &&
      kind !== 'cursor',
  ),
  ...(form.changes ? [reasonField(form.needsReason || form.needsSecondPerson)] : []),
]

/** Whether some fields are edited on the company's page, one by one. */
export const hasCompanyFields = (form: ActForm, settled: Values): boolean =>
  form.fields.some(({ name }) => isEditedOnCompanyPage(form.action, name) && !(name in settled))
