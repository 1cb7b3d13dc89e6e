import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { isImportUnderWay, type LinkedShop } from './linked-shop.ts'

/** How a linked shop stands, in a word. */
export const ShopBadge = ({ shop }: { shop: LinkedShop }) => {
  const { t } = useTranslation('statuses')
  if (shop.status === 'expired') return <StatusBadge tone="negative">{t('shop.expired')}</StatusBadge>
  if (isImportUnderWay(shop)) return <StatusBadge tone="waiting">{t('shop.importing')}</StatusBadge>
  if (shop.import.status === 'failed') return <StatusBadge tone="negative">{t('shop.failed')}</StatusBadge>
  return <StatusBadge tone="positive">{t('shop.authorized')}</StatusBadge>
}
