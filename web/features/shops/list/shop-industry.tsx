import { useTranslation } from 'react-i18next'
import { useChoiceName } from '../../kyc/use-choices.ts'

/** What a shop mainly sells. Loaded on its own: the dictionary is larger than the list of shops. */
export const ShopIndustry = ({ id }: { id: string }) => {
  const { t } = useTranslation('shops')
  return <span>{t('industry', { industry: useChoiceName()('industry_service', id) })}</span>
}
