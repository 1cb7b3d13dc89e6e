import { useTranslation } from 'react-i18next'

/** The console's words: `t('inbox.kyc.title')`. */
export const useTranslations = () => useTranslation('desk').t
