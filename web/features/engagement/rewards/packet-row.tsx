import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Money } from '../../../ui/money.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import type { RedPacket } from './rewards-queries.ts'
import { useCollect } from './use-collect.ts'

const tones = {
  active: 'waiting',
  claimed: 'positive',
  used: 'neutral',
  expired: 'neutral',
  invalid: 'neutral',
} as const

/** The red packet as an envelope: vermilion and gold while it is valid, muted afterwards. */
const Envelope = ({ packet: { amount, currency, status } }: { packet: RedPacket }) => {
  const { t } = useTranslation('rewards')
  const isGood = status === 'active' || status === 'claimed'
  return (
    <Flex
      align="center"
      justify="space-between"
      gap="6"
      px="5"
      py="4"
      minH="24"
      minW={{ md: '208px' }}
      borderRadius="md"
      bg={isGood ? 'reward.solid' : 'surface.hover'}
      color={isGood ? 'reward.on' : 'text.quiet'}
    >
      <Box display="grid" gap="1">
        <Box fontSize="sm">{t('kind')}</Box>
        <Money amount={amount} currency={currency} size="md" />
      </Box>
      <Box
        aria-hidden
        boxSize="8"
        borderRadius="full"
        borderWidth="3px"
        borderColor={isGood ? 'reward.on' : 'border.control'}
      />
    </Flex>
  )
}

/** A red packet: its value, last day and action. */
export const PacketRow = ({ packet }: { packet: RedPacket }) => {
  const { t } = useTranslation(['rewards', 'statuses'])
  const { date, count, timestamp } = useFormat()
  const { collect, isPending, failure } = useCollect(packet)
  const { status, remaining_quantity: left, expires_on, claimed_at, drawdown_id } = packet
  return (
    <chakra.li
      display="grid"
      gap={{ base: '4', md: '6' }}
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' }}
      alignItems="center"
      py="5"
      borderTopWidth="1px"
      borderColor="border.hairline"
      _first={{ borderTopWidth: '0' }}
    >
      <Envelope packet={packet} />
      <Box minW="0">
        <Flex columnGap="3" rowGap="1" align="center" wrap="wrap">
          <chakra.h2 fontSize="md">{t('use')}</chakra.h2>
          <StatusBadge tone={tones[status]}>{t(`statuses:redPacket.${status}`)}</StatusBadge>
        </Flex>
        <Box color="text.quiet" fontSize="sm" mt="1">
          {t('until', { date: date(expires_on) })}
        </Box>
        <Box color="text.quiet" fontSize="sm" overflowWrap="anywhere">
          {t('type', { type: packet.type })}
        </Box>
        {claimed_at ? (
          <Box color="text.quiet" fontSize="sm">
            {t('claimedAt', { when: timestamp(claimed_at) })}
          </Box>
        ) : null}
        {status === 'active' && left > 1 ? (
          <Box color="text.quiet" fontSize="sm">
            {t('left', { count: count(left) })}
          </Box>
        ) : null}
      </Box>
      {status === 'active' ? (
        <Button size="md" busy={isPending} onClick={collect}>
          {t('collect')}
        </Button>
      ) : null}
      {status === 'active' && failure ? (
        <Box gridColumn={{ md: '1 / -1' }}>
          <Notice tone="negative" title={t('notCollected')}>
            {failure}
          </Notice>
        </Box>
      ) : null}
      {drawdown_id ? (
        <ButtonLink variant="secondary" size="md" to={paths.records()}>
          {t('drawn')}
        </ButtonLink>
      ) : null}
      {status === 'claimed' ? (
        <ButtonLink variant="secondary" size="md" to={paths.drawdown()}>
          {t('draw')}
        </ButtonLink>
      ) : null}
    </chakra.li>
  )
}
