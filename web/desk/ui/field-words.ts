import { useTranslation } from 'react-i18next'
import { useLocale } from '../../i18n/use-locale.ts'

/** `facilityId` is `facility id`: for what only engineers would look at. */
const apart = (name: string): string => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/** What a field is called. One that only few look at goes by its name in the code. */
export const useFieldWords = () => {
  const { t, i18n } = useTranslation('desk')
  return (name: string): string =>
    i18n.exists(`desk:fields.${name}`) ? t(`fields.${name}` as 'fields.companyId') : apart(name)
}

/** Whether it is the language that acts declare themselves in; in others their labels have to do. */
export const useSpeaksAsDeclared = (): boolean => useLocale() === 'en'

/** What an act is called. */
export const useActWords = () => {
  const { t, i18n } = useTranslation('desk')
  return (name: string): string =>
    i18n.exists(`desk:acts.${name}`) ? t(`acts.${name}` as 'acts.kyc-list') : name
}
