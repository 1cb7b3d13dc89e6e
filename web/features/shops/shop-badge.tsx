import { useTranslation } from 'react-i18next'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { ListedShop } from './linked-shop.ts'
import { shopStateOf, shopToneOf } from './shop-state.ts'

/** The status of a shop. */
export const ShopBadge = ({ shop }: { shop: Pick<ListedShop, 'status' | 'import' | 'expiring_soon'> }) => {
  const { t } = useTranslation('statuses')
  const state = shopStateOf(shop)
  return <StatusBadge tone={shopToneOf(state)}>{t(`shop.${state}`)}</StatusBadge>
}
