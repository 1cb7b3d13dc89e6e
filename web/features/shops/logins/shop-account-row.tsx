import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-format.ts'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { TextAnchor, TextButton } from '../../../ui/text-link.tsx'
import { PlatformMark } from '../platform-mark.tsx'
import type { ShopPlatform } from '../shops-queries.ts'
import { RemoveAccountDialog } from './remove-account-dialog.tsx'
import { RevealPasswordDialog } from './reveal-password-dialog.tsx'
import { ShopAccountDialog } from './shop-account-dialog.tsx'
import type { ShopAccount } from './shop-accounts-queries.ts'

/** A shop account without its password, with its actions. */
export const ShopAccountRow = ({
  account,
  platforms,
}: {
  account: ShopAccount
  platforms: readonly ShopPlatform[]
}) => {
  const { t } = useTranslation('shops')
  const { timestamp } = useFormat()
  const [opened, setOpened] = useState<'edit' | 'remove' | 'view' | null>(null)
  const close = () => setOpened(null)
  const platform = platforms.find(({ id }) => id === account.platform)
  const platformName = platform?.platform ?? account.platform
  return (
    <chakra.li
      display="flex"
      flexDirection={{ base: 'column', md: 'row' }}
      gap={{ base: '3', md: '6' }}
      alignItems={{ md: 'center' }}
      py="5"
      borderTopWidth="1px"
      borderColor="border.hairline"
      _first={{ borderTopWidth: '0' }}
    >
      <Flex gap="4" align="center" minW="0" flex="1">
        <PlatformMark icon={platform?.icon ?? account.platform} name={platformName} />
        <Box minW="0">
          <Flex columnGap="3" rowGap="1" align="center" wrap="wrap">
            <chakra.h2 fontSize="lg" overflowWrap="anywhere" translate="no">
              {account.login}
            </chakra.h2>
            <StatusBadge tone={account.status === 'active' ? 'positive' : 'neutral'}>
              {t(`logins.status.${account.status}`)}
            </StatusBadge>
          </Flex>
          <Box color="text.quiet" fontSize="sm" overflowWrap="anywhere">
            {platformName} ·{' '}
            <TextAnchor href={account.login_url} target="_blank" rel="noopener noreferrer">
              {t('logins.open')}
            </TextAnchor>
          </Box>
          <Box color="text.quiet" fontSize="sm">
            {t('logins.updatedAt', { when: timestamp(account.updated_at) })}
          </Box>
        </Box>
      </Flex>
      <Flex gap="5" flex="none" pl={{ base: '15', md: '0' }}>
        <TextButton minH="touch" onClick={() => setOpened('view')}>
          {t('logins.view')}
        </TextButton>
        <TextButton minH="touch" onClick={() => setOpened('edit')}>
          {t('logins.edit')}
        </TextButton>
        <TextButton minH="touch" color="negative.text" onClick={() => setOpened('remove')}>
          {t('logins.remove')}
        </TextButton>
      </Flex>
      <ShopAccountDialog account={account} platforms={platforms} open={opened === 'edit'} onClose={close} />
      <RevealPasswordDialog account={account} open={opened === 'view'} onClose={close} />
      <RemoveAccountDialog account={account} open={opened === 'remove'} onClose={close} />
    </chakra.li>
  )
}
