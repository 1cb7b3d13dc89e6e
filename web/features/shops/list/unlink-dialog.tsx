import { Box, chakra } from '@chakra-ui/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { authorisedShopsEndpoints } from '#shared/shops/authorised-shops.endpoints.ts'
import { call } from '../../../api/call.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'
import { useFailureWords } from '../../../api/use-failure-words.ts'
import { Button } from '../../../ui/button.tsx'
import { DataList } from '../../../ui/data-list.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Money } from '../../../ui/money.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Loading, SkeletonText } from '../../../ui/skeleton.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import type { ListedShop } from '../linked-shop.ts'

const { previewUnlinking, unlinkShop } = authorisedShopsEndpoints

type Limit = ResponseOf<typeof previewUnlinking>['limits'][number]

const LimitChange = ({ limit }: { limit: Limit }) => {
  const { t } = useTranslation('shops')
  const { currency, limit_now: now, limit_without: without } = limit
  return (
    <DataList
      items={[
        {
          term: t(limit.is_estimate ? 'unlink.nowEstimate' : 'unlink.now'),
          value: <Money amount={now} currency={currency} />,
        },
        without === null
          ? { term: t('unlink.after'), value: t('unlink.unknown'), wraps: true }
          : {
              term: t('unlink.after'),
              ...(without === now ? { note: t('unlink.unchanged') } : {}),
              value: <Money amount={without} currency={currency} />,
              strong: true,
            },
      ]}
    />
  )
}

/** What unlinking would do to the limits, as the server works it out. */
const LimitChanges = ({ shopId }: { shopId: string }) => {
  const { t } = useTranslation('shops')
  const preview = useQuery({
    ...endpointQuery(previewUnlinking, { params: { id: shopId } }),
    // A limit from another day is no ground to decide on.
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
  const { limits } = preview.data
  return (
    <Box bg="surface.sunken" borderWidth="1px" borderColor="border.hairline" borderRadius="md" p="4">
      <chakra.h3 fontSize="md">{t('unlink.limit')}</chakra.h3>
      {limits.length === 0 ? (
        <chakra.p mt="2" color="text.quiet">
          {t('unlink.none')}
        </chakra.p>
      ) : (
        limits.map((limit) => <LimitChange key={limit.product_code} limit={limit} />)
      )}
    </Box>
  )
}

const Unlinking = ({ shop, onClose }: { shop: ListedShop & { name: string }; onClose: () => void }) => {
  const { t } = useTranslation('shops')
  return (
    <Box display="grid" gap="5">
      <LimitChanges shopId={shop.id} />
      <chakra.ul listStyleType="disc" pl="5" display="grid" gap="2" color="text.quiet">
        <li>{t('unlink.effect.read')}</li>
        <li>{t('unlink.effect.kept')}</li>
        <li>{t('unlink.effect.again')}</li>
      </chakra.ul>
      <Confirm shop={shop} words="unlink" done={t('unlink.done', { shop: shop.name })} onClose={onClose} />
    </Box>
  )
}

const Confirm = ({
  shop,
  words,
  done,
  onClose,
}: {
  shop: ListedShop
  words: 'unlink' | 'removePending'
  done: string
  onClose: () => void
}) => {
  const { t } = useTranslation('shops')
  const failureWords = useFailureWords()
  const queryClient = useQueryClient()
  const unlink = useMutation({
    mutationFn: () => call(unlinkShop, { params: { id: shop.id } }),
    onSuccess: async () => {
      // The limit, the next step and what may be drawn follow from the shops: all of it is asked anew.
      await queryClient.invalidateQueries()
      showToast('positive', done)
      onClose()
    },
  })
  return (
    <>
      {unlink.isError ? <Notice tone="negative">{failureWords(unlink.error)}</Notice> : null}
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

/** Asks before a shop is unlinked, with what that does to the limit; one that was only added has nothing to lose. */
export const UnlinkDialog = ({
  shop,
  open,
  onClose,
}: {
  shop: ListedShop
  open: boolean
  onClose: () => void
}) => {
  const { t } = useTranslation('shops')
  const { status, name } = shop
  return status === 'pending' || name === null ? (
    <Dialog open={open} onClose={onClose} title={t('removePending.title')}>
      <Box display="grid" gap="5">
        <chakra.p color="text.quiet">{t('removePending.text')}</chakra.p>
        <Confirm shop={shop} words="removePending" done={t('removePending.done')} onClose={onClose} />
      </Box>
    </Dialog>
  ) : (
    <Dialog open={open} onClose={onClose} title={t('unlink.title', { shop: name })}>
      <Unlinking shop={{ ...shop, name }} onClose={onClose} />
    </Dialog>
  )
}
