import { useTranslation } from 'react-i18next'
import { stepOfField } from './onboarding-steps.ts'

/** Names a field by its path, for lists of what is wrong: "第 1 位 · 证件号码". */
export const useFieldLabel = () => {
  const { t } = useTranslation('kyc')
  return (path: string): string => {
    const step = t(`step.${stepOfField(path)}`)
    const [section, ...rest] = path.split('.')
    const name = rest.at(-1) ?? ''
    if (section === 'connected_persons') {
      const index = Number(rest[1])
      if (Number.isNaN(index)) return step
      const person = t('person.nth', { number: index + 1 })
      return rest.length === 2 ? person : `${person} · ${t(`person.${name}` as 'person.email')}`
    }
    if (rest.length === 0) return step
    if (section === 'documents') return t(`document.${rest[0] ?? ''}` as 'document.other')
    return t(`field.${rest[0] ?? ''}` as 'field.brn')
  }
}
