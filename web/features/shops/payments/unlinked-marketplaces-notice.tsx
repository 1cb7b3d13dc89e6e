import { Flex } from '@chakra-ui/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { paymentAccountsEndpoints } from '#shared/shops/payment-accounts.endpoints.ts'
import { call } from '../../../api/call.ts'
import { useFailureTranslations } from '../../../api/use-failure-translations.ts'
import { paths } from '../../../app/paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import { linkedShopsQuery } from '../shops-queries.ts'

/** The marketplaces that pay into the company's accounts and have no linked shop, in one sentence; nothing without any. */
export const UnlinkedMarketplacesNotice = () => {
  const { t } = useTranslation('paymentAccounts')
  const failureTranslations = useFailureTranslations()
  const queryClient = useQueryClient()
  const { data } = useQuery(linkedShopsQuery)
  const unlinked = data?.unlinked ?? []
  const dismiss = useMutation({
    mutationFn: async () => {
      for (const { psp_id, marketplace } of unlinked)
        await call(paymentAccountsEndpoints.dismissDeposits, { body: { psp_id, marketplace } })
    },
    onError: (error) => showToast('negative', failureTranslations(error)),
    onSettled: () => queryClient.invalidateQueries(linkedShopsQuery),
  })
  if (unlinked.length === 0) return null
  const names = new Set(unlinked.map(({ name }) => name))
  return (
    <Notice
      action={
        <Flex gap="2" wrap="wrap">
          <ButtonLink to={paths.linkShop()} variant="secondary" size="sm" wraps>
            {t('unlinked.linkToo')}
          </ButtonLink>
          <Button variant="quiet" size="sm" busy={dismiss.isPending} onClick={() => dismiss.mutate()}>
            {t('unlinked.dismiss')}
          </Button>
        </Flex>
      }
    >
      {t('unlinked.several', { marketplaces: [...names].join(t('unlinked.and')) })}
    </Notice>
  )
}
