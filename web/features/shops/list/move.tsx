import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { authorisedShopsEndpoints } from '#shared/shops/authorised-shops.endpoints.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'
import { TextButton } from '../../../ui/text-link.tsx'
import type { ListedShop } from '../linked-shop.ts'

const MoveDialog = lazy(async () => ({ default: (await import('./move-dialog.tsx')).MoveDialog }))

/** A button to move a shop to another company; hidden for users of one company. */
export const Move = ({ shop }: { shop: ListedShop }) => {
  const { t } = useTranslation('shops')
  const [isOpen, setOpen] = useState(false)
  const targets = useQuery(endpointQuery(authorisedShopsEndpoints.listMigrationTargets))
  const companies = targets.data?.companies ?? []
  if (companies.length === 0) return null
  return (
    <>
      <TextButton minH="touch" px="1" color="text.quiet" onClick={() => setOpen(true)}>
        {t('move.action')}
      </TextButton>
      {isOpen ? (
        <Suspense fallback={null}>
          <MoveDialog open shop={shop} companies={companies} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  )
}
