import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Notice } from '../../../ui/notice.tsx'
import { AuthoriseButton } from '../authorise-button.tsx'
import type { ShopPlatform } from '../shops-queries.ts'
import { useShopSearch } from './search-shops.ts'

/** A button to authorise the next one of several pending shops. */
export const NextToAuthorise = ({ platforms }: { platforms: readonly ShopPlatform[] }) => {
  const { t } = useTranslation('shops')
  const { count } = useFormat()
  const { data, hasNextPage } = useShopSearch({ status: 'pending' })
  const waiting =
    data?.pages.flatMap(({ records }) => records).filter(({ status }) => status === 'pending') ?? []
  const [next, another] = waiting
  if (!next || !another) return null
  const platform = platforms.find(({ id }) => id === next.platform)?.platform ?? next.platform
  return (
    <Notice
      tone="waiting"
      title={
        hasNextPage ? t('several.next.titleMany') : t('several.next.title', { count: count(waiting.length) })
      }
      action={
        <AuthoriseButton size="md" of={{ shop_id: next.id }} redirect={{ kind: 'shop', from: paths.shops() }}>
          {t('several.next.action')}
        </AuthoriseButton>
      }
    >
      {t('several.next.text', { shop: [platform, next.name ?? next.domain].filter(Boolean).join(' · ') })}
    </Notice>
  )
}
