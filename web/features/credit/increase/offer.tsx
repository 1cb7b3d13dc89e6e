import { Box, chakra, Flex } from '@chakra-ui/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { signersEndpoints } from '#shared/agreements/signers.endpoints.ts'
import type { Currency } from '#shared/money/currency.ts'
import { call } from '../../../api/call.ts'
import { useFailureTranslations } from '../../../api/use-failure-translations.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { DataList } from '../../../ui/data-list.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Money } from '../../../ui/money.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SkeletonCard, SkeletonText } from '../../../ui/skeleton.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { MobileNeededSlot } from '../../account/profile/mobile-needed-slot.tsx'
import { signersQueryOf } from '../../agreements/agreements-queries.ts'
import { SignerNames, SigningPanel } from '../../agreements/signers/lazy-signers.tsx'
import { AdministratorNeededSlot } from '../../companies/administrator-needed-slot.tsx'
import { WithdrawDialog } from '../records/withdraw-dialog.tsx'
import { type LimitRequest, limitIncreaseQuery } from './increase-queries.ts'

interface Offer {
  request: LimitRequest
  currency: Currency
  isAdministrator: boolean
}

const Withdraw = ({ request, currency }: Pick<Offer, 'request' | 'currency'>) => {
  const { t } = useTranslation('credit')
  const [withdraws, setWithdraws] = useState(false)
  const { approval_id, requested_limit, approved_limit } = request
  return (
    <>
      <Button variant="secondary" size="md" wraps onClick={() => setWithdraws(true)}>
        {t('increase.offer.withdraw')}
      </Button>
      {withdraws ? (
        <WithdrawDialog
          record={{
            approval_id,
            name: 'limit_increase',
            amount: approved_limit ?? requested_limit,
            currency,
          }}
          onClose={() => setWithdraws(false)}
        />
      ) : null}
    </>
  )
}

/** The lender's offer, before the documents to sign exist. */
const Offered = ({ request, currency, isAdministrator }: Offer) => {
  const { t } = useTranslation('credit')
  const { timestamp } = useFormat()
  const failureTranslations = useFailureTranslations()
  const queryClient = useQueryClient()
  const { pre_limit, approved_limit, offered_until } = request
  const initiate = useMutation({
    mutationFn: () => call(signersEndpoints.initiateSign, { body: { kind: 'increase' } }),
    onSuccess: (begun) => {
      queryClient.setQueryData(signersQueryOf('increase').queryKey, begun)
      return queryClient.invalidateQueries(limitIncreaseQuery)
    },
  })
  return (
    <Card>
      <Box color="waiting.text" fontWeight="medium">
        {t('increase.offer.label')}
      </Box>
      <CardTitle mt="1" mb="1">
        {t('increase.offer.title')}
      </CardTitle>
      <chakra.p color="text.quiet" mb="3">
        {t('increase.offer.lead')}
      </chakra.p>
      <DataList
        items={[
          { term: t('increase.present'), value: <Money amount={pre_limit} currency={currency} /> },
          {
            term: t('increase.offer.after'),
            value: <Money amount={approved_limit ?? pre_limit} currency={currency} />,
            strong: true,
          },
          ...(offered_until
            ? [{ term: t('increase.offer.until'), value: timestamp(offered_until), wraps: true }]
            : []),
        ]}
      />
      <chakra.h3 fontWeight="semibold" mt="5">
        {t('increase.offer.whoTitle')}
      </chakra.h3>
      <Suspense fallback={<SkeletonText lines={2} />}>
        <SignerNames />
      </Suspense>
      <MobileNeededSlot />
      {initiate.isError ? <Notice tone="negative">{failureTranslations(initiate.error)}</Notice> : null}
      {isAdministrator ? (
        <Flex mt="5" gap="3" direction={{ base: 'column', md: 'row' }}>
          <Button wraps busy={initiate.isPending} onClick={() => initiate.mutate()}>
            {t('increase.offer.start')}
          </Button>
          <Withdraw request={request} currency={currency} />
        </Flex>
      ) : (
        <AdministratorNeededSlot act="increase" />
      )}
    </Card>
  )
}

const pollEvery = 2000

/** The signatures, until everyone has signed and the limit is increased. */
const Signing = ({ request, currency, isAdministrator }: Offer) => {
  const { t } = useTranslation('credit')
  const { money } = useFormat()
  const signers = useQuery({ ...signersQueryOf('increase'), refetchInterval: pollEvery })
  const { pre_limit, approved_limit, agreement } = request
  if (signers.isError)
    return (
      <Card>
        <Failure of={signers} />
      </Card>
    )
  if (agreement?.status === 'signed')
    return (
      <Card role="status">
        <Flex gap="3" align="center">
          <Spinner />
          <span>{t(agreement.awaits_check ? 'increase.signing.checking' : 'increase.signing.raising')}</span>
        </Flex>
      </Card>
    )
  return (
    <Box display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <Box>
        <chakra.h2 fontSize="xl" fontWeight="semibold">
          {t('increase.signing.title')}
        </chakra.h2>
        <chakra.p color="text.quiet" mt="1">
          {t('increase.signing.lead', {
            before: money(pre_limit, currency),
            after: money(approved_limit ?? pre_limit, currency),
          })}
        </chakra.p>
      </Box>
      <Suspense fallback={<SkeletonCard />}>
        {signers.data ? (
          <SigningPanel state={signers.data} kind="increase">
            <Flex mt="3" gap="4" justify="space-between" align="center" wrap="wrap">
              <Box color="text.quiet" fontSize="sm" flex="1" minW="200px">
                {t('increase.signing.leave')}
              </Box>
              {isAdministrator ? <Withdraw request={request} currency={currency} /> : null}
            </Flex>
          </SigningPanel>
        ) : (
          <SkeletonCard />
        )}
      </Suspense>
    </Box>
  )
}

/** A higher limit that the lender has approved: offered, then signed. */
export const OfferSteps = (offer: Offer) =>
  offer.request.agreement ? <Signing {...offer} /> : <Offered {...offer} />
