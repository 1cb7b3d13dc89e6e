import { useTranslation } from 'react-i18next'

/** The console's translations: `t('inbox.kyc.title')`. */
export const useTranslations = () => useTranslation('desk').t
