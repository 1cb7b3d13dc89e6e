import { Box, chakra, Flex } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import { signersEndpoints } from '#shared/agreements/signers.endpoints.ts'
import { call } from '../../../api/call.ts'
import { useFailureTranslations } from '../../../api/use-failure-translations.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { Illustration } from '../../../ui/illustration.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SkeletonText } from '../../../ui/skeleton.tsx'
import { SignerNames } from '../signers/lazy-signers.tsx'
import { ActivationFrame, FollowingSteps } from './activation-frame.tsx'
import { type Activation, activationQuery } from './activation-query.ts'
import { stepPath } from './activation-steps.ts'
import { LimitPreview } from './limit-preview.tsx'
import { ShopLines } from './shop-line.tsx'
import { useActivationTranslations } from './use-activation-translations.ts'

/** What will be signed, by whom and with which effect; starts the signing of the addendum. */
export const StartSigning = ({
  activation,
  chosen,
}: {
  activation: Activation
  chosen: readonly string[]
}) => {
  const { t } = useActivationTranslations()
  const failureTranslations = useFailureTranslations()
  const queryClient = useQueryClient()
  const initiate = useMutation({
    mutationFn: () =>
      call(signersEndpoints.initiateSign, { body: { kind: 'addendum', shop_ids: [...chosen] } }),
    // With an addendum being signed, the screen redirects to its progress.
    onSuccess: () => queryClient.invalidateQueries(activationQuery),
  })
  return (
    <ActivationFrame current={1} title={t('sign.title')} lead={t('sign.lead')} aside={<FollowingSteps />}>
      <Card>
        <CardTitle>{t('sign.shopsTitle')}</CardTitle>
        <ShopLines shops={activation.shops.filter(({ id }) => chosen.includes(id))} />
      </Card>
      <LimitPreview chosen={chosen} />
      <Card>
        <Flex gap="6" justify="space-between" align="flex-start">
          <Box>
            <CardTitle>{t('sign.whatTitle')}</CardTitle>
            <chakra.ul listStyleType="disc" pl="5" display="grid" gap="2">
              {(['adds', 'limit', 'drawn', 'withdraw'] as const).map((line) => (
                <li key={line}>{t(`sign.what.${line}`)}</li>
              ))}
            </chakra.ul>
          </Box>
          <Box display={{ base: 'none', md: 'block' }} flex="none">
            <Illustration name="sign" width={140} />
          </Box>
        </Flex>
      </Card>
      <Card>
        <CardTitle>{t('sign.whoTitle')}</CardTitle>
        <Suspense fallback={<SkeletonText lines={2} />}>
          <SignerNames />
        </Suspense>
        <Box mt="3" color="text.quiet" fontSize="sm">
          {t('sign.whoNote')}
        </Box>
      </Card>
      {initiate.isError ? <Notice tone="negative">{failureTranslations(initiate.error)}</Notice> : null}
      <Flex direction={{ base: 'column-reverse', md: 'row' }} gap="3" justify="flex-end">
        <ButtonLink to={stepPath('choose')} variant="secondary">
          {t('sign.back')}
        </ButtonLink>
        <Button busy={initiate.isPending} onClick={() => initiate.mutate()}>
          {t('sign.start')}
        </Button>
      </Flex>
    </ActivationFrame>
  )
}
