import { Box, chakra } from '@chakra-ui/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { paymentAccountsEndpoints } from '#shared/shops/payment-accounts.endpoints.ts'
import { call } from '../../../api/call.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'
import { useFailureTranslations } from '../../../api/use-failure-translations.ts'
import { Button } from '../../../ui/button.tsx'
import { DataList } from '../../../ui/data-list.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Money } from '../../../ui/money.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Loading, SkeletonText } from '../../../ui/skeleton.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import type { PaymentAccount } from '../linked-shop.ts'

const { previewAccountUnlinking, unlinkPaymentAccount } = paymentAccountsEndpoints

type Unlinking = ResponseOf<typeof previewAccountUnlinking>

/** What can be drawn now and after the unlinking. */
const DrawableAmounts = ({ limits }: Pick<Unlinking, 'limits'>) => {
  const { t } = useTranslation('paymentAccounts')
  return (
    <Box bg="surface.sunken" borderWidth="1px" borderColor="border.hairline" borderRadius="md" p="4">
      <chakra.h3 fontSize="md">{t('unlink.preview')}</chakra.h3>
      {limits.length === 0 ? (
        <chakra.p mt="2" color="text.quiet">
          {t('unlink.none')}
        </chakra.p>
      ) : (
        limits.map(({ product_code: code, currency, available_now: now, available_after: after }) => (
          <DataList
            key={code}
            items={[
              { term: t('unlink.now'), value: <Money amount={now} currency={currency} /> },
              {
                term: t('unlink.after'),
                ...(after === now ? { note: t('unlink.unchanged') } : {}),
                value: <Money amount={after} currency={currency} />,
                strong: true,
              },
            ]}
          />
        ))
      )}
    </Box>
  )
}

const Confirm = ({
  account,
  name,
  limits,
  onClose,
}: {
  account: PaymentAccount
  name: string
  limits: Unlinking['limits']
  onClose: () => void
}) => {
  const { t } = useTranslation('paymentAccounts')
  const failureTranslations = useFailureTranslations()
  const queryClient = useQueryClient()
  const unlink = useMutation({
    mutationFn: () => call(unlinkPaymentAccount, { body: { psp_id: account.id } }),
    onSuccess: async () => {
      // What can be drawn depends on the accounts, so all queries are invalidated.
      await queryClient.invalidateQueries()
      showToast('positive', t('unlink.done', { account: name }))
      onClose()
    },
  })
  return (
    <>
      <DrawableAmounts limits={limits} />
      <chakra.ul listStyleType="disc" pl="5" display="grid" gap="2" color="text.quiet">
        <li>{t('unlink.effect.read')}</li>
        <li>{t('unlink.effect.shops')}</li>
        <li>{t('unlink.effect.again')}</li>
      </chakra.ul>
      {unlink.isError ? <Notice tone="negative">{failureTranslations(unlink.error)}</Notice> : null}
      <Box display="grid" gap="3" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
        <Button variant="danger" busy={unlink.isPending} onClick={() => unlink.mutate()}>
          {t('unlink.confirm')}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {t('unlink.keep')}
        </Button>
      </Box>
    </>
  )
}

/** Why the account has to stay linked. */
const Refusal = ({
  obstacle,
  onClose,
}: {
  obstacle: NonNullable<Unlinking['obstacle']>
  onClose: () => void
}) => {
  const { t } = useTranslation(['paymentAccounts', 'fieldRules'])
  return (
    <>
      <Notice tone="waiting" title={t('unlink.obstacle')}>
        {t(`fieldRules:${obstacle}`)}
      </Notice>
      <Button variant="secondary" onClick={onClose}>
        {t('unlink.close')}
      </Button>
    </>
  )
}

/** Confirms that a payment account is unlinked, with the effect on what can be drawn; or explains why it cannot be. */
export const UnlinkAccountDialog = ({
  account,
  open,
  onClose,
}: {
  account: PaymentAccount
  open: boolean
  onClose: () => void
}) => {
  const { t } = useTranslation('paymentAccounts')
  const name = `${account.platform_name} ${account.account_number}`
  const preview = useQuery({
    ...endpointQuery(previewAccountUnlinking, { body: { psp_id: account.id } }),
    // A preview of another day is no basis for a decision.
    staleTime: 0,
    gcTime: 0,
  })
  return (
    <Dialog open={open} onClose={onClose} title={t('unlink.title', { account: name })}>
      <Box display="grid" gap="5">
        {preview.isPending ? (
          <Loading>
            <SkeletonText lines={3} />
          </Loading>
        ) : preview.isError ? (
          <Failure of={preview} />
        ) : preview.data.obstacle ? (
          <Refusal obstacle={preview.data.obstacle} onClose={onClose} />
        ) : (
          <Confirm account={account} name={name} limits={preview.data.limits} onClose={onClose} />
        )}
      </Box>
    </Dialog>
  )
}
