import { useTranslation } from 'react-i18next'
import type { CaseGroup } from './case-groups.ts'

/** The label of a field in its group. */
export const useCaseFieldLabel = () => {
  const { t } = useTranslation('kyc')
  return ({ kind }: CaseGroup, name: string): string => {
    if (kind === 'person') return t(`person.${name}` as 'person.email')
    if (kind === 'connectedCompany') return t(`ofCompany.${name}` as 'ofCompany.capacity')
    if (kind === 'documents') return t(`document.${name}` as 'document.other')
    return t(`field.${name}` as 'field.brn')
  }
}

const isFileField = ({ kind }: CaseGroup, name: string): boolean =>
  kind === 'documents' || name.endsWith('_file_id')

/** Returns the label of a submission's file: its field, with a number if the field has several files. */
export const useDocumentLabels = (groups: readonly CaseGroup[]) => {
  const labelOf = useCaseFieldLabel()
  const labels = new Map(
    groups.flatMap((group) =>
      group.fields
        .filter(({ name }) => isFileField(group, name))
        .flatMap(({ name, value }) => {
          const ids = typeof value === 'string' ? [value] : value
          const label = labelOf(group, name)
          return ids.map((id, at) => [id, ids.length > 1 ? `${label} ${at + 1}` : label] as const)
        }),
    ),
  )
  return (fileId: string): string | undefined => labels.get(fileId)
}
