import { Box } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { paths } from '../../../app/paths.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { Money } from '../../../ui/money.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RadioTile } from '../../../ui/radio-tile.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { redPacketsQuery } from './rewards-queries.ts'

/**
 * The choice of a red packet for a drawdown: those collected in its currency, and a link to those that can be
 * collected. Until the user chooses, the one that pays most is chosen. Hidden without any, as the drawdown does not
 * depend on them.
 */
export const PacketChoice = ({
  currency,
  chosen,
  isUnusable,
  onChoose,
}: {
  currency: string
  /** Empty if the user wants none. */
  chosen: string | undefined
  /** True if the chosen one can no longer be used. */
  isUnusable: boolean
  onChoose: (packet: string) => void
}) => {
  const { t } = useTranslation('rewards')
  const { count, date } = useFormat()
  const { data = [] } = useQuery(redPacketsQuery())
  const inCurrency = data.filter((packet) => packet.currency === currency)
  const usable = inCurrency.filter(({ status }) => status === 'claimed')
  const toCollect = inCurrency.filter(({ status }) => status === 'active').length
  const [best] = usable.toSorted(
    (one, other) =>
      centsFromDecimal(other.amount) - centsFromDecimal(one.amount) ||
      one.expires_on.localeCompare(other.expires_on),
  )
  const bestId = best?.id
  useEffect(() => {
    if (chosen === undefined && bestId !== undefined) onChoose(bestId)
  }, [chosen, bestId, onChoose])
  if (usable.length + toCollect === 0 && !isUnusable) return null
  return (
    <Card>
      <CardTitle id="packet-choice">{t('choice.title')}</CardTitle>
      {isUnusable ? (
        <Box mb="4">
          <Notice tone="negative">{t('choice.unusable')}</Notice>
        </Box>
      ) : null}
      {usable.length > 0 || chosen ? (
        <Box role="radiogroup" aria-labelledby="packet-choice" display="grid" gap="3">
          <RadioTile
            name="red_packet"
            checked={!chosen}
            onChoose={() => onChoose('')}
            title={t('choice.none')}
          />
          {usable.map(({ id, amount, expires_on }) => (
            <RadioTile
              key={id}
              name="red_packet"
              checked={chosen === id}
              onChoose={() => onChoose(id)}
              title={<Money tone="reward" amount={amount} currency={currency} />}
              note={t('choice.until', { date: date(expires_on) })}
            />
          ))}
        </Box>
      ) : null}
      {toCollect > 0 ? (
        <Box mt={usable.length > 0 ? '4' : '0'}>
          <TextLink to={paths.rewards()}>{t('choice.collect', { count: count(toCollect) })}</TextLink>
        </Box>
      ) : null}
    </Card>
  )
}
