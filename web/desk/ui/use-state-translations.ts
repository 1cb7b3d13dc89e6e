import { useTranslation } from 'react-i18next'

/** How something stands, in words; one that has none goes by its name in the code. */
export const useStateTranslations = () => {
  const { t, i18n } = useTranslation('desk')
  return (state: string): string =>
    i18n.exists(`desk:states.${state}`) ? t(`states.${state}` as 'states.approved') : state
}
