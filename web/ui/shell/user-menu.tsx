import { Box, chakra } from '@chakra-ui/react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { Button } from '../button.tsx'
import { ArrowRightIcon, ChevronDownIcon, UserIcon } from '../icons.tsx'
import type { NavItem } from './navigation.tsx'

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
    borderBottomWidth: '1px',
    borderColor: 'border.hairline',
    _hover: { bg: 'surface.hover' },
    '&[aria-current=page]': { color: 'action.text' },
  },
})

/** Who is logged in, the way to their own page, and the way out. */
export const UserMenu = ({
  email,
  profile,
  onLogout,
}: {
  email: string
  profile: NavItem
  onLogout: () => void
}) => {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const { pathname } = useLocation()
  useEffect(() => {
    if (!open) return
    const onPress = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setOpen(false)
      opener.current?.focus()
    }
    document.addEventListener('pointerdown', onPress)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('pointerdown', onPress)
      document.removeEventListener('keydown', onKey)
    }
  }, [open])
  return (
    <Box ref={root} position="relative">
      <chakra.button
        ref={opener}
        type="button"
        aria-expanded={open}
        aria-controls={panelId}
        aria-label={t('bar.account')}
        onClick={() => setOpen(!open)}
        display="flex"
        alignItems="center"
        gap="1.5"
        h="touch"
        px="2"
        borderRadius="md"
        color="text.quiet"
        cursor="pointer"
        _hover={{ color: 'text.main', bg: 'surface.hover' }}
      >
        <UserIcon />
        <ChevronDownIcon />
      </chakra.button>
      <Box
        id={panelId}
        hidden={!open}
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
        <MenuLink
          to={profile.to}
          aria-current={pathname === profile.to ? 'page' : undefined}
          onClick={() => setOpen(false)}
        >
          {profile.label}
          <ArrowRightIcon />
        </MenuLink>
        <Button variant="secondary" size="md" wide mt="4" onClick={onLogout}>
          {t('bar.logout')}
        </Button>
      </Box>
    </Box>
  )
}
