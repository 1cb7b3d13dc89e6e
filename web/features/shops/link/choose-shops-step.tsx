import { Box, chakra, Flex } from '@chakra-ui/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { linkedShopsEndpoints } from '#shared/shops/linked-shops.endpoints.ts'
import { call } from '../../../api/call.ts'
import { useFailureTranslations } from '../../../api/use-failure-translations.ts'
import { paths } from '../../../app/paths.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Loading, SkeletonCard } from '../../../ui/skeleton.tsx'
import { shopListsKey } from '../list/search-shops.ts'
import { PlatformMark } from '../platform-mark.tsx'
import {
  linkedShopsQuery,
  type SharedAuthorisation,
  sharedAuthorisationsQuery,
  shopPlatformsQuery,
} from '../shops-queries.ts'
import { currencyName } from './currency-name.ts'
import { dropLinkDraft } from './link-draft.ts'
import { regionName } from './region-name.ts'

type ConsentedShop = SharedAuthorisation['shops'][number]

const ShopLine = ({
  shop: { name, region, currency, state },
  chosen,
  onChoose,
}: {
  shop: ConsentedShop
  chosen: boolean
  onChoose: (chosen: boolean) => void
}) => {
  const { t } = useTranslation('linkShop')
  const locale = useLocale()
  const place = [regionName(locale, region), currency === '' ? '' : currencyName(locale, currency)]
  const label = (
    <>
      <chakra.span display="block" fontWeight="medium" overflowWrap="anywhere">
        {name}
      </chakra.span>
      <chakra.span display="block" fontSize="sm" color="text.quiet">
        {[...place, state === 'free' ? '' : t(`several.states.${state}`)].filter(Boolean).join(' · ')}
      </chakra.span>
    </>
  )
  return state === 'free' ? (
    <CheckboxField label={label} checked={chosen} onChange={onChoose} />
  ) : (
    <Box py="2" pl="8" lineHeight="snug">
      {label}
    </Box>
  )
}

const Choice = ({ authorisation }: { authorisation: SharedAuthorisation }) => {
  const { t } = useTranslation('linkShop')
  const failureTranslations = useFailureTranslations()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const platforms = useQuery(shopPlatformsQuery)
  const platform = platforms.data?.find(({ id }) => id === authorisation.platform)
  const name = platform?.platform ?? authorisation.platform
  const free = authorisation.shops.filter(({ state }) => state === 'free').map(({ id }) => id)
  const isUnused = free.length > 0 && !authorisation.shops.some(({ state }) => state === 'linked')
  const [chosen, setChosen] = useState<readonly string[]>(free)
  const ids = free.filter((id) => chosen.includes(id))
  const link = useMutation({
    mutationFn: () =>
      call(linkedShopsEndpoints.linkConsentedShops, {
        params: { id: authorisation.id },
        body: { shop_ids: [...ids] },
      }),
    onSuccess: async ({ ids: [shop] }) => {
      dropLinkDraft()
      await Promise.all([
        queryClient.invalidateQueries(linkedShopsQuery),
        queryClient.invalidateQueries(sharedAuthorisationsQuery),
        queryClient.invalidateQueries({ queryKey: shopListsKey }),
      ])
      void navigate(shop ? paths.linkShop({ shop }) : paths.shops(), { replace: true })
    },
    onError: () => queryClient.invalidateQueries(sharedAuthorisationsQuery),
  })
  const choose = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id))
  return (
    <Card>
      <Flex align="center" gap="4" mb="5">
        <PlatformMark icon={platform?.icon ?? authorisation.platform} name={name} />
        <chakra.h1 fontSize={{ base: 'xl', md: '2xl' }} minW="0" overflowWrap="anywhere">
          {t('several.title', { platform: name })}
        </chakra.h1>
      </Flex>
      <chakra.p color="text.quiet">
        {t(free.length > 0 ? 'several.lead' : 'several.none')}
        {isUnused ? ` ${t('several.unused')}` : null}
      </chakra.p>
      <chakra.fieldset mt="4" border="none" minW="0" disabled={link.isPending}>
        <chakra.legend srOnly>{t('several.title', { platform: name })}</chakra.legend>
        {authorisation.shops.map((shop) => (
          <ShopLine
            key={shop.id}
            shop={shop}
            chosen={chosen.includes(shop.id)}
            onChoose={(isChosen) => choose(shop.id, isChosen)}
          />
        ))}
      </chakra.fieldset>
      {link.isError ? (
        <Box mt="4">
          <Notice tone="negative">{failureTranslations(link.error)}</Notice>
        </Box>
      ) : null}
      <Box mt="5" display="grid" gap="3">
        {free.length > 0 ? (
          <Button wide busy={link.isPending} disabled={ids.length === 0} onClick={() => link.mutate()}>
            {t('several.link', { count: ids.length })}
          </Button>
        ) : null}
        <ButtonLink to={paths.shops()} variant="secondary" wide>
          {t('import.toShops')}
        </ButtonLink>
      </Box>
    </Card>
  )
}

/** The choice of the shops to link, among those of one shared authorisation. */
export const ChooseShopsStep = ({ authorisationId }: { authorisationId: string }) => {
  const { t } = useTranslation('linkShop')
  const authorisations = useQuery(sharedAuthorisationsQuery)
  if (authorisations.isPending)
    return (
      <Loading>
        <SkeletonCard lines={4} />
      </Loading>
    )
  const authorisation = authorisations.data?.find(({ id }) => id === authorisationId)
  if (authorisation) return <Choice authorisation={authorisation} />
  return (
    <Card>
      {authorisations.data ? (
        <EmptyState
          whole
          picture="link-shop"
          title={t('several.gone')}
          action={<ButtonLink to={paths.linkShop()}>{t('callback.again')}</ButtonLink>}
        >
          {t('several.goneText')}
        </EmptyState>
      ) : (
        <Failure of={authorisations} />
      )}
    </Card>
  )
}
