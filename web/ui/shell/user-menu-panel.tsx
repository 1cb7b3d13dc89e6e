import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { Button } from '../button.tsx'
import { ArrowRightIcon } from '../icons.tsx'
import { useAccountLinks } from './account-links.ts'
import type { Navigation } from './navigation.tsx'

const MenuLink = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minH: 'touch',
    px: '4',
    mx: '-4',
    fontWeight: 'medium',
    borderTopWidth: '1px',
    _last: { borderBottomWidth: '1px' },
    borderColor: 'border.hairline',
    _hover: { bg: 'surface.hover' },
    '&[aria-current=page]': { color: 'action.text' },
  },
})

/** The content of the user menu. */
export const UserMenuPanel = ({
  id,
  email,
  navigation,
  onClose,
  onLogout,
}: {
  id: string
  email: string
  navigation: Pick<Navigation, 'profile' | 'payoutAccounts'>
  onClose: () => void
  onLogout: () => void
}) => {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const entries = useAccountLinks(navigation)
  return (
    <Box
      id={id}
      position="absolute"
      right="0"
      top="calc(100% + 8px)"
      w="280px"
      p="4"
      bg="surface.card"
      borderRadius="md"
      boxShadow="dialog"
      animation="rise 150ms ease-out"
    >
      <Box color="text.quiet" fontSize="sm">
        {t('bar.loggedInAs')}
      </Box>
      <Box fontWeight="medium" overflowWrap="anywhere" mb="4">
        {email}
      </Box>
      {entries.map(({ to, label }) => (
        <MenuLink key={to} to={to} aria-current={pathname === to ? 'page' : undefined} onClick={onClose}>
          {label}
          <ArrowRightIcon />
        </MenuLink>
      ))}
      <Button variant="secondary" size="md" wide mt="4" onClick={onLogout}>
        {t('bar.logout')}
      </Button>
    </Box>
  )
}
