import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Select } from '../../ui/select-field.tsx'
import { Input } from '../../ui/text-field.tsx'
import type { LinkedShop } from './linked-shop.ts'
import { type ShopState, shopStateOf } from './shop-state.ts'
import type { ShopPlatform } from './shops-queries.ts'

const fields = ['search', 'status', 'platform'] as const
export type ShopFilterField = (typeof fields)[number]

/** What the shops are filtered by: it stands in the address, so that a reload shows the same. */
export const useShopFilter = () => {
  const [query, setQuery] = useSearchParams()
  const filter = Object.fromEntries(fields.map((field) => [field, query.get(field) ?? ''])) as Record<
    ShopFilterField,
    string
  >
  const change = (values: Partial<Record<ShopFilterField, string>>) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        for (const [field, value] of Object.entries(values))
          if (value) next.set(field, value)
          else next.delete(field)
        return next
      },
      { replace: true },
    )
  return { filter, change, clear: () => change({ search: '', status: '', platform: '' }) }
}

export const isShown = (
  shop: LinkedShop,
  { search, status, platform }: Readonly<Record<ShopFilterField, string>>,
): boolean => {
  const wanted = search.normalize('NFKC').trim().toLowerCase()
  return (
    [shop.name, shop.shop_id].some((text) => text.toLowerCase().includes(wanted)) &&
    (status === '' || shopStateOf(shop) === status) &&
    (platform === '' || shop.platform === platform)
  )
}

const statesOf = (shops: readonly LinkedShop[]): readonly ShopState[] => [
  ...new Set(shops.map((shop) => shopStateOf(shop))),
]

/** Narrows a list of shops: by a word, by how they stand, by platform. Offers only what there is. */
export const ShopFilter = ({
  shops,
  platforms,
  filter,
  onChange,
}: {
  shops: readonly LinkedShop[]
  platforms: readonly ShopPlatform[]
  filter: Readonly<Record<ShopFilterField, string>>
  onChange: (values: Partial<Record<ShopFilterField, string>>) => void
}) => {
  const { t } = useTranslation(['shops', 'statuses'])
  const used = [...new Set(shops.map(({ platform }) => platform))]
  return (
    <Box
      role="search"
      aria-label={t('shops:filter.label')}
      display="grid"
      gap="3"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: '2fr 1fr 1fr' }}
    >
      <Box gridColumn={{ base: '1 / -1', md: 'auto' }}>
        <Input
          type="search"
          aria-label={t('shops:filter.search')}
          placeholder={t('shops:filter.search')}
          value={filter.search}
          onChange={(event) => onChange({ search: event.target.value })}
        />
      </Box>
      <Select
        aria-label={t('shops:filter.status')}
        value={filter.status}
        onChange={(event) => onChange({ status: event.target.value })}
      >
        <option value="">{t('shops:filter.allStatuses')}</option>
        {statesOf(shops).map((state) => (
          <option key={state} value={state}>
            {t(`statuses:shop.${state}`)}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t('shops:filter.platform')}
        value={filter.platform}
        onChange={(event) => onChange({ platform: event.target.value })}
      >
        <option value="">{t('shops:filter.allPlatforms')}</option>
        {used.map((id) => (
          <option key={id} value={id}>
            {platforms.find((each) => each.id === id)?.platform ?? id}
          </option>
        ))}
      </Select>
    </Box>
  )
}
