import { useTranslation } from 'react-i18next'
import type { ActField } from '#shared/desk/console.ts'
import { useLocale } from '../../i18n/use-locale.ts'

/** A name that no words are known for: `facilityId` is `facility id`. A stored item has such. */
const apart = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** The label of a field of an act or of its response. */
export const useFieldTranslations = () => {
  const { t, i18n } = useTranslation('desk')
  return (name: string): string => {
    const key = [`fields.${name}`, `responseLabels.${name}`].find((each) => i18n.exists(`desk:${each}`))
    return key ? t(key as 'fields.companyId') : apart(name)
  }
}

/** Of a list, where others have a limit of credit. */
const isMostRows = ({ name, type }: ActField): boolean => name === 'limit' && type === 'number'

/** What a field is called in one act, where that is something else than in others. */
export const useOwnFieldTranslations = (action: string) => {
  const { t, i18n } = useTranslation('desk')
  return (name: string): string | undefined => {
    const own = `actFields.${action}.${name}`
    return i18n.exists(`desk:${own}`) ? t(own as 'actFields.act-show.name') : undefined
  }
}

/** What a field of an act is called: in some acts it is something else than in others. */
export const useActFieldTranslations = (action: string) => {
  const fieldTranslations = useFieldTranslations()
  const ownTranslations = useOwnFieldTranslations(action)
  return (field: ActField): string =>
    ownTranslations(field.name) ?? fieldTranslations(isMostRows(field) ? 'maxRows' : field.name)
}

/** What one of the few values of a field is called. */
export const useChoiceTranslations = () => {
  const { t, i18n } = useTranslation('desk')
  return (field: string, choice: string): string => {
    const key = `choices.${field}.${choice}`
    return i18n.exists(`desk:${key}`) ? t(key as 'choices.channel.phone') : choice
  }
}

/** Whose values are one of a few, and have words of their own. */
const few = new Set([
  'capacity',
  'heldUpBy',
  'identifiedBy',
  'kind',
  'locale',
  'productCode',
  'relationType',
  'signStatus',
])

/** A value of a field as people read it, where it is one of a few; any other as it is. */
export const useFewTranslations = () => {
  const choiceTranslations = useChoiceTranslations()
  return (field: string, value: unknown): unknown =>
    few.has(field) && (typeof value === 'string' || typeof value === 'number')
      ? choiceTranslations(field, String(value))
      : value
}

/** Whether it is the language that acts declare themselves in; in others their labels have to do. */
export const useSpeaksAsDeclared = (): boolean => useLocale() === 'en'

/** What an act is called. */
export const useActTranslations = () => {
  const { t, i18n } = useTranslation('desk')
  return (name: string): string =>
    i18n.exists(`desk:acts.${name}`) ? t(`acts.${name}` as 'acts.kyc-list') : name
}

/** What an act does, in a sentence: in English as it declares itself. */
export const useActSentences = () => {
  const { t, i18n } = useTranslation('desk')
  return ({ action, summary }: { action: string; summary: string }): string =>
    i18n.exists(`desk:actSentences.${action}`)
      ? t(`actSentences.${action}` as 'actSentences.kyc-list')
      : summary
}
