import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import type { ListedShopState } from '#shared/shops/authorised-shops.schemas.ts'
import { Select } from '../../../ui/select-field.tsx'
import { Input } from '../../../ui/text-field.tsx'
import type { ShopPlatform } from '../shops-queries.ts'
import type { ShopSearch } from './search-shops.ts'

const states = [
  'authorized',
  'pending',
  'expiring_soon',
  'expired',
  'unauthorized',
  'normal',
  'abnormal',
] as const satisfies readonly ListedShopState[]

type Field = 'text' | 'status' | 'platform'

/** The filter of the list, stored in the address, so that a reload keeps it. */
export const useShopFilter = () => {
  const [query, setQuery] = useSearchParams()
  const status = states.find((state) => state === query.get('status'))
  const platform = query.get('platform')
  const text = query.get('text')
  const change = (values: Partial<Record<Field, string>>) =>
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
  const search: ShopSearch = {
    ...(text ? { text } : {}),
    ...(status ? { status } : {}),
    ...(platform ? { platform } : {}),
  }
  return {
    search,
    isFiltered: Object.keys(search).length > 0,
    change,
    clear: () => change({ text: '', status: '', platform: '' }),
  }
}

/** Filters the list of shops by text, status and platform. */
export const ShopFilter = ({
  platforms,
  search,
  onChange,
}: {
  platforms: readonly ShopPlatform[]
  search: ShopSearch
  onChange: (values: Partial<Record<Field, string>>) => void
}) => {
  const { t } = useTranslation(['shops', 'statuses'])
  return (
    <Box
      role="search"
      aria-label={t('filter.label')}
      display="grid"
      gap="3"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: '2fr 1fr 1fr' }}
    >
      <Box gridColumn={{ base: '1 / -1', md: 'auto' }}>
        <Input
          type="search"
          aria-label={t('filter.search')}
          placeholder={t('filter.search')}
          maxLength={100}
          value={search.text ?? ''}
          onChange={(event) => onChange({ text: event.target.value })}
        />
      </Box>
      <Select
        aria-label={t('filter.status')}
        value={search.status ?? ''}
        onChange={(event) => onChange({ status: event.target.value })}
      >
        <option value="">{t('filter.allStatuses')}</option>
        {states.map((state) => (
          <option key={state} value={state}>
            {t(`statuses:shop.${state}`)}
          </option>
        ))}
      </Select>
      <Select
        aria-label={t('filter.platform')}
        value={search.platform ?? ''}
        onChange={(event) => onChange({ platform: event.target.value })}
      >
        <option value="">{t('filter.allPlatforms')}</option>
        {platforms.map(({ id, platform }) => (
          <option key={id} value={id}>
            {platform}
          </option>
        ))}
      </Select>
    </Box>
  )
}
