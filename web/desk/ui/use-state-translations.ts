import { useTranslation } from 'react-i18next'

/** Translates a status; one without a translation is returned as its name in the code. */
export const useStateTranslations = () => {
  const { t, i18n } = useTranslation('desk')
  return (state: string): string =>
    i18n.exists(`desk:states.${state}`) ? t(`states.${state}` as 'states.approved') : state
}
