import { Box, chakra } from '@chakra-ui/react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShopAccountStatus } from '#shared/shops/shop-accounts.schemas.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { PageHeader } from '../../../ui/page.tsx'
import { PagedList } from '../../../ui/paged-list.tsx'
import { Select } from '../../../ui/select-field.tsx'
import { Input } from '../../../ui/text-field.tsx'
import { useDebouncedValue } from '../../../ui/use-delayed.ts'
import type { ShopPlatform } from '../shops-queries.ts'
import { ShopsTabs } from '../shops-tabs.tsx'
import { ShopAccountDialog } from './shop-account-dialog.tsx'
import { ShopAccountRow } from './shop-account-row.tsx'
import { shopAccountsQuery } from './shop-accounts-queries.ts'

const typingPause = 300
const statuses = ['active', 'inactive'] as const satisfies readonly ShopAccountStatus[]

const Filter = ({
  text,
  onText,
  status,
  onStatus,
}: {
  text: string
  onText: (text: string) => void
  status: ShopAccountStatus | undefined
  onStatus: (status: ShopAccountStatus | undefined) => void
}) => {
  const { t } = useTranslation('shops')
  return (
    <Box role="search" display="grid" gap="3" gridTemplateColumns={{ base: '1fr', md: '2fr 1fr' }} mb="3">
      <Input
        type="search"
        aria-label={t('logins.search')}
        placeholder={t('logins.search')}
        maxLength={200}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <Select
        aria-label={t('filter.status')}
        value={status ?? ''}
        onChange={(event) => onStatus(statuses.find((each) => each === event.target.value))}
      >
        <option value="">{t('logins.allStatuses')}</option>
        {statuses.map((each) => (
          <option key={each} value={each}>
            {t(`logins.status.${each}`)}
          </option>
        ))}
      </Select>
    </Box>
  )
}

/** The company's shop accounts with their actions. */
export const ShopAccounts = ({ platforms }: { platforms: readonly ShopPlatform[] }) => {
  const { t } = useTranslation('shops')
  const [isAdding, setAdding] = useState(false)
  const [text, setText] = useState('')
  const [status, setStatus] = useState<ShopAccountStatus>()
  const paused = useDebouncedValue(text, typingPause)
  const query = useInfiniteQuery({
    ...shopAccountsQuery({ ...(paused ? { text: paused } : {}), ...(status ? { status } : {}) }),
    placeholderData: (before) => before,
  })
  const accounts = query.data?.pages.flatMap(({ records }) => records) ?? []
  const isFiltered = text !== '' || status !== undefined
  const add = <Button onClick={() => setAdding(true)}>{t('logins.add')}</Button>
  const empty = isFiltered ? (
    <EmptyState title={t('logins.none')} />
  ) : (
    <EmptyState title={t('logins.empty.title')} action={add}>
      {t('logins.empty.text')}
    </EmptyState>
  )
  return (
    <>
      <PageHeader
        title={t('tabs.logins')}
        lead={t('logins.lead')}
        actions={
          accounts.length > 0 ? (
            <Button variant="secondary" onClick={() => setAdding(true)}>
              {t('logins.add')}
            </Button>
          ) : null
        }
      />
      <ShopsTabs current="logins" />
      <Card>
        {accounts.length > 1 || isFiltered ? (
          <Filter text={text} onText={setText} status={status} onStatus={setStatus} />
        ) : null}
        <PagedList pages={query} rows={query.data && accounts} empty={empty} more={t('logins.more')}>
          {(rows) => (
            <chakra.ul listStyleType="none">
              {rows.map((account) => (
                <ShopAccountRow key={account.id} account={account} platforms={platforms} />
              ))}
            </chakra.ul>
          )}
        </PagedList>
      </Card>
      <ShopAccountDialog
        account={null}
        platforms={platforms}
        open={isAdding}
        onClose={() => setAdding(false)}
      />
    </>
  )
}
