import { useTranslation } from 'react-i18next'
import { stepOfField } from './onboarding-steps.ts'

/** The label of a field by its path, for lists of errors: "第 1 位 · 证件号码". */
export const useFieldLabel = () => {
  const { t } = useTranslation('kyc')
  const entryLabels: Readonly<
    Record<string, { nth: (number: number) => string; field: (name: string) => string }>
  > = {
    persons: {
      nth: (number) => t('person.nth', { number }),
      field: (name) => t(`person.${name}` as 'person.email'),
    },
    companies: {
      nth: (number) => t('ofCompany.nth', { number }),
      field: (name) => t(`ofCompany.${name}` as 'ofCompany.capacity'),
    },
    holdings: {
      nth: (number) => t('holding.nth', { number }),
      field: (name) => t(`holding.${name}` as 'holding.percent'),
    },
  }
  return (path: string): string => {
    const step = t(`step.${stepOfField(path)}`)
    const [section, list = '', index, name] = path.split('.')
    if (section === 'connected_persons') {
      const labels = entryLabels[list]
      if (!labels || index === undefined) return list === 'companies' ? t('group.companies') : step
      const entry = labels.nth(Number(index) + 1)
      return name === undefined ? entry : `${entry} · ${labels.field(name)}`
    }
    if (list === '') return step
    if (section === 'documents') return t(`document.${list}` as 'document.other')
    return t(`field.${list}` as 'field.brn')
  }
}
