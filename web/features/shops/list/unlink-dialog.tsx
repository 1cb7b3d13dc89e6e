import { Box, chakra } from '@chakra-ui/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { authorisedShopsEndpoints } from '#shared/shops/authorised-shops.endpoints.ts'
import { call } from '../../../api/call.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'
import { useFailureTranslations } from '../../../api/use-failure-translations.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Loading, SkeletonText } from '../../../ui/skeleton.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import type { ListedShop } from '../linked-shop.ts'
import { LimitChanges } from './limit-changes.tsx'

const { previewUnlinking, unlinkShop, unlinkShops } = authorisedShopsEndpoints

const idsOf = (shops: readonly ListedShop[]): string[] => shops.map(({ id }) => id)

/** A preview of the limits after unlinking, from the server. */
const Preview = ({ shops }: { shops: readonly ListedShop[] }) => {
  const { t } = useTranslation('shops')
  const preview = useQuery({
    ...endpointQuery(previewUnlinking, { body: { ids: idsOf(shops) } }),
    // A preview of another day is no basis for a decision.
    staleTime: 0,
    gcTime: 0,
  })
  if (preview.isPending)
    return (
      <Loading>
        <SkeletonText lines={3} />
      </Loading>
    )
  if (preview.isError) return <Failure of={preview} />
  return (
    <LimitChanges
      title={t('unlink.limit')}
      limits={preview.data.limits}
      after={t('unlink.after')}
      none={t('unlink.none')}
    />
  )
}

const Confirm = ({
  shops,
  words,
  done,
  onDone,
  onClose,
}: {
  shops: readonly ListedShop[]
  words: 'unlink' | 'removePending'
  done: string
  onDone: (() => void) | undefined
  onClose: () => void
}) => {
  const { t } = useTranslation('shops')
  const failureTranslations = useFailureTranslations()
  const queryClient = useQueryClient()
  const unlink = useMutation({
    mutationFn: () => {
      const ids = idsOf(shops)
      const [only, another] = ids
      return only !== undefined && another === undefined
        ? call(unlinkShop, { params: { id: only } })
        : call(unlinkShops, { body: { ids } })
    },
    onSuccess: async () => {
      // Limit, next step and available amount depend on the shops, so all queries are invalidated.
      await queryClient.invalidateQueries()
      showToast('positive', done)
      onClose()
      onDone?.()
    },
  })
  return (
    <>
      {unlink.isError ? <Notice tone="negative">{failureTranslations(unlink.error)}</Notice> : null}
      <Box display="grid" gap="3" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        <Button variant="danger" busy={unlink.isPending} onClick={() => unlink.mutate()}>
          {t(`${words}.confirm`)}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t(`${words}.keep`)}
        </Button>
      </Box>
    </>
  )
}

/** Confirms that shops are unlinked, with the effect on the limit; a pending shop has none. */
export const UnlinkDialog = ({
  shops,
  open,
  onDone,
  onClose,
}: {
  shops: readonly ListedShop[]
  open: boolean
  onDone?: () => void
  onClose: () => void
}) => {
  const { t } = useTranslation('shops')
  const { count } = useFormat()
  const isSeveral = shops.length > 1
  const values = { shop: shops[0]?.name ?? '', count: count(shops.length) }
  const several = isSeveral ? 'Several' : ''
  if (shops.every(({ status }) => status === 'pending'))
    return (
      <Dialog open={open} onClose={onClose} title={t(`removePending.title${several}`, values)}>
        <Box display="grid" gap="5">
          <chakra.p color="text.quiet">{t('removePending.text')}</chakra.p>
          <Confirm
            shops={shops}
            words="removePending"
            done={t('removePending.done')}
            onDone={onDone}
            onClose={onClose}
          />
        </Box>
      </Dialog>
    )
  return (
    <Dialog open={open} onClose={onClose} title={t(`unlink.title${several}`, values)}>
      <Box display="grid" gap="5">
        <Preview shops={shops} />
        {isSeveral ? (
          <Box maxH="160px" overflowY="auto" tabIndex={0} role="group" aria-label={t('unlink.which')}>
            {shops.map(({ id, name, domain, platform }) => (
              <div key={id}>{name ?? domain ?? platform}</div>
            ))}
          </Box>
        ) : null}
        <chakra.ul listStyleType="disc" pl="5" display="grid" gap="2" color="text.quiet">
          <li>{t('unlink.effect.read')}</li>
          <li>{t('unlink.effect.kept')}</li>
          <li>{t('unlink.effect.again')}</li>
        </chakra.ul>
        <Confirm
          shops={shops}
          words="unlink"
          done={t(`unlink.done${several}`, values)}
          onDone={onDone}
          onClose={onClose}
        />
      </Box>
    </Dialog>
  )
}
