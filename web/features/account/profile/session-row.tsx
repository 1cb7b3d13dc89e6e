import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { parseUserAgent } from '#shared/account/parse-user-agent.ts'
import type { UserSession } from '#shared/account/session.schemas.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { DeviceIcon } from './device-icon.tsx'
import { TimeAndPlace } from './time-and-place.tsx'
import { useDeviceTranslations } from './use-device-translations.ts'

/** The time and place of the session's login. */
export const SessionFacts = ({ session }: { session: UserSession }) => {
  const { t } = useTranslation('accountProfile')
  const format = useFormat()
  return (
    <TimeAndPlace>
      <span>{t('sessions.since', { time: format.timestamp(session.created_at) })}</span>
      {session.ip ? (
        <chakra.span overflowWrap="anywhere">{t('sessions.address', { ip: session.ip })}</chakra.span>
      ) : null}
    </TimeAndPlace>
  )
}

/** A logged-in browser with its place and time of login, and a button to end it, unless it is the current one. */
export const SessionRow = ({
  session,
  onEnd,
}: {
  session: UserSession
  onEnd: (button: HTMLElement) => void
}) => {
  const { t } = useTranslation('accountProfile')
  const format = useFormat()
  const device = useDeviceTranslations()(session.user_agent)
  const time = format.timestamp(session.created_at)
  return (
    <Flex as="li" align="flex-start" gap="4" py="4">
      <DeviceIcon kind={parseUserAgent(session.user_agent).isHandheld ? 'handheld' : 'computer'} />
      <Box minW="0" flex="1">
        <Flex align="center" columnGap="3" rowGap="1" wrap="wrap" minH="6">
          <chakra.span fontWeight="medium" lineHeight="snug">
            {device}
          </chakra.span>
          {session.is_current ? <StatusBadge tone="positive">{t('sessions.current')}</StatusBadge> : null}
        </Flex>
        <SessionFacts session={session} />
      </Box>
      {session.is_current ? null : (
        <Button
          variant="quiet"
          size="md"
          px="3"
          mr="-3"
          flex="none"
          aria-label={t('sessions.endWhat', { device, time })}
          onClick={(event) => onEnd(event.currentTarget)}
        >
          {t('sessions.end')}
        </Button>
      )}
    </Flex>
  )
}
