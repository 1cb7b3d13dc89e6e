import { Box, chakra } from '@chakra-ui/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { authorisedShopsEndpoints } from '#shared/shops/authorised-shops.endpoints.ts'
import { call } from '../../../api/call.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'
import { useFailureTranslations } from '../../../api/use-failure-translations.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RadioTile } from '../../../ui/radio-tile.tsx'
import { Loading, SkeletonText } from '../../../ui/skeleton.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import type { ListedShop } from '../linked-shop.ts'
import { LimitChanges } from './limit-changes.tsx'

const { previewMigration, migrateShop, listMigrationTargets } = authorisedShopsEndpoints

type Target = ResponseOf<typeof listMigrationTargets>['companies'][number]

/** A preview of the limits of both companies after the move, from the server. */
const Preview = ({ shopId, companyId }: { shopId: string; companyId: string }) => {
  const { t } = useTranslation('shops')
  const preview = useQuery({
    ...endpointQuery(previewMigration, { body: { shop_id: shopId, company_id: companyId } }),
    // A preview of another day is no basis for a decision.
    staleTime: 0,
    gcTime: 0,
  })
  if (preview.isPending)
    return (
      <Loading>
        <SkeletonText lines={4} />
      </Loading>
    )
  if (preview.isError) return <Failure of={preview} />
  const { here, there } = preview.data
  const raises = there.some((limit) => !limit.is_estimate)
  return (
    <Box display="grid" gap="3">
      <LimitChanges title={t('move.here')} limits={here} after={t('move.after')} none={t('move.none')} />
      <LimitChanges title={t('move.there')} limits={there} after={t('move.after')} none={t('move.none')}>
        {raises ? (
          <chakra.p mt="2" fontSize="sm" color="text.quiet">
            {t('move.raises')}
          </chakra.p>
        ) : null}
      </LimitChanges>
    </Box>
  )
}

const Moving = ({
  shop,
  companies,
  onClose,
}: {
  shop: ListedShop
  companies: readonly Target[]
  onClose: () => void
}) => {
  const { t } = useTranslation('shops')
  const failureTranslations = useFailureTranslations()
  const queryClient = useQueryClient()
  const name = useId()
  const [chosen, setChosen] = useState(companies.length === 1 ? companies[0]?.id : undefined)
  const nameOf = ({ name_cn: chinese, name_en: english }: Target) =>
    [chinese, english].filter(Boolean).join(' · ') || t('move.unnamed')
  const target = companies.find(({ id }) => id === chosen)
  const move = useMutation({
    mutationFn: (to: Target) => call(migrateShop, { body: { shop_id: shop.id, company_id: to.id } }),
    onSuccess: async (_, to) => {
      // Limit, next step and available amount depend on the shops, so all queries are invalidated.
      await queryClient.invalidateQueries()
      showToast('positive', t('move.done', { company: nameOf(to) }))
      onClose()
    },
  })
  return (
    <Box display="grid" gap="5">
      <Box role="radiogroup" aria-label={t('move.to')} display="grid" gap="3">
        {companies.map((company) => (
          <RadioTile
            key={company.id}
            name={name}
            checked={chosen === company.id}
            onChoose={() => setChosen(company.id)}
            title={nameOf(company)}
          />
        ))}
      </Box>
      {target ? <Preview shopId={shop.id} companyId={target.id} /> : null}
      <chakra.ul listStyleType="disc" pl="5" display="grid" gap="2" color="text.quiet">
        <li>{t('move.effect.history')}</li>
        <li>{t('move.effect.account')}</li>
        <li>{t('move.effect.kept')}</li>
      </chakra.ul>
      {move.isError ? <Notice tone="negative">{failureTranslations(move.error)}</Notice> : null}
      <Box display="grid" gap="3" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        <Button disabled={!target} busy={move.isPending} onClick={() => target && move.mutate(target)}>
          {t('move.confirm')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('move.keep')}
        </Button>
      </Box>
    </Box>
  )
}

/** Moves a shop to another of the user's companies after a preview of both limits. */
export const MoveDialog = ({
  shop,
  companies,
  open,
  onClose,
}: {
  shop: ListedShop
  companies: readonly Target[]
  open: boolean
  onClose: () => void
}) => {
  const { t } = useTranslation('shops')
  return (
    <Dialog open={open} onClose={onClose} title={t('move.title', { shop: shop.name ?? '' })}>
      <Moving shop={shop} companies={companies} onClose={onClose} />
    </Dialog>
  )
}
