import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { paths } from '../../../app/paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Page } from '../../../ui/page.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { usePageTitle } from '../../../ui/use-page-title.ts'
import { ActivationFrame, FollowingSteps } from './activation-frame.tsx'
import type { Activation, ActivationShop } from './activation-query.ts'
import { stepPath } from './activation-steps.ts'
import { LimitPreview } from './limit-preview.tsx'
import { ShopLine } from './shop-line.tsx'
import { useActivationTranslations } from './use-activation-translations.ts'

/** Shown if all linked shops are part of the facility. */
const NoFurtherShop = () => {
  const { t } = useActivationTranslations()
  usePageTitle(t('title'))
  return (
    <Page>
      <EmptyState
        whole
        picture="link-shop"
        title={t('none.title')}
        action={
          <Flex gap="3" wrap="wrap" justify="center">
            <ButtonLink to={paths.linkShop()}>{t('none.link')}</ButtonLink>
            <ButtonLink to={paths.limit()} variant="secondary">
              {t('toLimit')}
            </ButtonLink>
          </Flex>
        }
      >
        {t('none.text')}
      </EmptyState>
    </Page>
  )
}

/** A selectable shop; the whole row is the click target. */
const ReadyShop = ({
  shop,
  isChosen,
  onChoose,
}: {
  shop: ActivationShop
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
}) => (
  <chakra.label
    display="flex"
    gap="4"
    alignItems="center"
    p="4"
    borderWidth="1px"
    borderColor={isChosen ? 'action.border' : 'border.hairline'}
    bg={isChosen ? 'action.subtle' : 'transparent'}
    borderRadius="md"
    cursor="pointer"
    transition="background 150ms, border-color 150ms"
  >
    <chakra.input
      type="checkbox"
      aria-label={shop.name}
      checked={isChosen}
      onChange={(event) => onChoose(event.target.checked)}
      flex="none"
      boxSize="5"
      accentColor="action.solid"
      cursor="pointer"
    />
    <Box minW="0" flex="1">
      <ShopLine shop={shop} />
    </Box>
  </chakra.label>
)

const Waiting = ({ shop }: { shop: ActivationShop }) => {
  const { t } = useActivationTranslations()
  const isReading = shop.state === 'reading'
  return (
    <Box p="4" borderWidth="1px" borderStyle="dashed" borderColor="border.hairline" borderRadius="md">
      <ShopLine shop={shop}>
        <StatusBadge tone={isReading ? 'waiting' : 'negative'}>
          {t(isReading ? 'shop.reading' : 'shop.unreadable')}
        </StatusBadge>
      </ShopLine>
      <Box mt="2" color="text.quiet" fontSize="sm">
        {t(isReading ? 'shop.readingText' : 'shop.unreadableText')}
        {isReading ? null : (
          <>
            {' '}
            <TextLink to={paths.shops()}>{t('toShops')}</TextLink>
          </>
        )}
      </Box>
    </Box>
  )
}

/** The shops that are not yet part of the facility, and the limit with the chosen ones. */
export const ChooseShops = ({ activation }: { activation: Activation }) => {
  const { t } = useActivationTranslations()
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const ready = activation.shops.filter(({ state }) => state === 'ready')
  const waiting = activation.shops.filter(({ state }) => state === 'reading' || state === 'unreadable')
  if (ready.length + waiting.length === 0) return <NoFurtherShop />
  const chosen = ready.filter(({ id }) => !left.has(id)).map(({ id }) => id)
  const choose = (id: string, isChosen: boolean) => {
    const others = new Set(left)
    if (isChosen) others.delete(id)
    else others.add(id)
    setLeft(others)
  }
  return (
    <ActivationFrame current={0} title={t('title')} lead={t('lead')} aside={<FollowingSteps />}>
      <Card>
        <CardTitle>{t('choose.title')}</CardTitle>
        <Box display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
          {ready.map((shop) => (
            <ReadyShop
              key={shop.id}
              shop={shop}
              isChosen={!left.has(shop.id)}
              onChoose={(isChosen) => choose(shop.id, isChosen)}
            />
          ))}
          {waiting.map((shop) => (
            <Waiting key={shop.id} shop={shop} />
          ))}
        </Box>
      </Card>
      <LimitPreview chosen={chosen} />
      {chosen.length > 0 ? (
        <ButtonLink to={stepPath('sign', chosen)} justifySelf={{ md: 'end' }}>
          {t('choose.next')}
        </ButtonLink>
      ) : ready.length > 0 ? (
        <Box color="text.quiet" textAlign={{ md: 'right' }}>
          {t('choose.none')}
        </Box>
      ) : null}
    </ActivationFrame>
  )
}
