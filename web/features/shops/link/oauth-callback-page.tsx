import { Box, chakra, Flex } from '@chakra-ui/react'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { linkedShopsEndpoints } from '#shared/shops/linked-shops.endpoints.ts'
import { isApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { useSession } from '../../../api/session-store.ts'
import { useFailureTranslations } from '../../../api/use-failure-translations.ts'
import { paths } from '../../../app/paths.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { track } from '../../../tracking/track.ts'
import { brand } from '../../../ui/brand.ts'
import { Button, ButtonAnchor, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Illustration } from '../../../ui/illustration.tsx'
import { Page } from '../../../ui/page.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import { usePageTitle } from '../../../ui/use-page-title.ts'
import { shopListsKey } from '../list/search-shops.ts'
import { linkedShopsQuery, sharedAuthorisationsQuery } from '../shops-queries.ts'
import { type LinkFailure, linkFailureOf, readPlatformResponse } from './callback-outcome.ts'
import { currencyName } from './currency-name.ts'
import { dropLinkDraft } from './link-draft.ts'
import { dropOauthRedirect, lastOauthRedirect } from './oauth-redirect.ts'

/** Retries while the server is still redeeming the code for an earlier request. */
const isStillWorking = (failures: number, error: Error) =>
  isApiError(error) && error.reason === 'beingProcessed' && failures < 20

const Connecting = () => {
  const { t } = useTranslation('linkShop')
  return (
    <Box role="status" textAlign="center" py="10" px="4">
      <Flex justify="center">
        <Illustration name="link-shop" width={220} />
      </Flex>
      <chakra.h1 mt="5" fontSize="2xl" display="inline-flex" gap="3" alignItems="center">
        <Spinner />
        {t('callback.connecting')}
      </chakra.h1>
      <chakra.p mt="2" color="text.quiet">
        {t('callback.connectingText')}
      </chakra.p>
    </Box>
  )
}

const Failed = ({
  reason,
  message,
  currency,
  onRetry,
}: {
  reason: LinkFailure
  message?: string
  /** The currency of a shop that cannot be counted, if the platform states it. */
  currency?: string | undefined
  onRetry?: () => void
}) => {
  const { t } = useTranslation('linkShop')
  const locale = useLocale()
  const redirect = lastOauthRedirect()
  const from = redirect?.from ?? paths.linkShop()
  const kind = redirect?.kind ?? 'shop'
  return (
    <Box role="alert">
      <EmptyState
        whole
        picture={reason === 'denied' ? 'link-shop' : 'broke'}
        title={
          reason === 'currency' && currency
            ? t('callback.currencyNamed', { currency: currencyName(locale, currency) })
            : t(`callback.${kind}.${reason}.title`)
        }
        action={
          <Box display="grid" gap="3" justifyItems="center">
            {onRetry ? (
              <Button onClick={onRetry}>{t('callback.retry')}</Button>
            ) : reason === 'taken' ? (
              <ButtonAnchor href={`tel:${brand.hotline.replace(/\s/g, '')}`}>
                {t('callback.call', { phone: brand.hotline })}
              </ButtonAnchor>
            ) : (
              <ButtonLink to={from} replace>
                {t('callback.again')}
              </ButtonLink>
            )}
            <ButtonLink to={paths.shops()} replace variant="secondary">
              {t('callback.toShops')}
            </ButtonLink>
          </Box>
        }
      >
        {message ?? t(`callback.${kind}.${reason}.text`)}
      </EmptyState>
    </Box>
  )
}

const Redeeming = ({ code, state, query }: { code: string; state: string; query: string }) => {
  const { t } = useTranslation('linkShop')
  const failureTranslations = useFailureTranslations()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  // A query, and not a mutation in an effect: however often the component mounts, the code is redeemed once.
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: [linkedShopsEndpoints.oauthCallback.name, state],
    queryFn: async () => {
      const linked = await call(linkedShopsEndpoints.oauthCallback, { body: { code, state, query } })
      track('link_shop_success', lastOauthRedirect()?.kind ?? 'shop')
      return linked
    },
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: isStillWorking,
    retryDelay: 1000,
  })
  useEffect(() => {
    if (!data) return
    const { id: shop, has_choice: hasChoice, return_to: returnTo } = data
    const redirect = lastOauthRedirect()
    dropOauthRedirect()
    void queryClient.invalidateQueries(linkedShopsQuery)
    void queryClient.invalidateQueries({ queryKey: shopListsKey })
    if (hasChoice) {
      void queryClient.invalidateQueries(sharedAuthorisationsQuery)
      void navigate(paths.linkShop({ authorisation: shop }), { replace: true })
      return
    }
    // The wizard continues with the shop and shows the confirmation itself.
    const isOfWizard = redirect?.goOnTo === undefined && returnTo === paths.linkShop()
    if (isOfWizard) dropLinkDraft()
    else showToast('positive', t(redirect?.kind === 'account' ? 'callback.doneAccount' : 'callback.done'))
    const next = isOfWizard ? paths.linkShop({ shop }) : (redirect?.goOnTo ?? returnTo ?? paths.shops())
    void navigate(next, { replace: true })
  }, [data, navigate, queryClient, t])
  if (!error || isFetching) return <Connecting />
  const reason = linkFailureOf(error)
  return reason === 'other' ? (
    <Failed reason={reason} message={failureTranslations(error)} onRetry={() => void refetch()} />
  ) : (
    <Failed reason={reason} currency={isApiError(error) ? error.detail : undefined} />
  )
}

/** The OAuth redirect target: completes the linking and leads back to where the seller came from. */
export const Component = () => {
  const { t } = useTranslation('linkShop')
  const [query] = useSearchParams()
  const session = useSession()
  const answer = readPlatformResponse(query)
  usePageTitle(t('title'))
  return (
    <Page width="reading">
      <Card>
        {session === null ? (
          <EmptyState
            whole
            picture="link-shop"
            title={t('callback.loggedOut.title')}
            action={<ButtonLink to={paths.landing()}>{t('callback.loggedOut.action')}</ButtonLink>}
          >
            {t('callback.loggedOut.text')}
          </EmptyState>
        ) : answer.kind === 'granted' ? (
          <Redeeming code={answer.code} state={answer.state} query={answer.query} />
        ) : (
          <Failed reason={answer.reason} />
        )}
      </Card>
    </Page>
  )
}
