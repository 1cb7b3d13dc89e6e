import { Box, chakra, Flex } from '@chakra-ui/react'
import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Dialog } from '../../ui/dialog.tsx'
import { MenuIcon } from '../../ui/icons.tsx'
import { useTranslations } from '../i18n/use-translations.ts'
import { focusContent } from '../ui/focus-content.ts'
import { Account } from './account.tsx'
import { NavLinks } from './nav-links.tsx'
import { useMe } from './use-me.ts'

const accountLook = {
  h: 'touch',
  px: '3',
  borderRadius: 'md',
  borderWidth: '1px',
  borderColor: 'border.control',
  bg: 'surface.card',
  cursor: 'pointer',
} as const

/** The navigation on narrow screens: all links, and what the bar has on wide screens. */
export const Menu = ({ look }: { look: ComponentProps<typeof chakra.button> }) => {
  const t = useTranslations()
  const { key } = useLocation()
  const { roles } = useMe()
  const [openedAt, setOpenedAt] = useState<string>()
  // The menu closes on navigation.
  const isOpen = openedAt === key
  const hasGone = openedAt !== undefined && !isOpen
  const wentFrom = useRef<string>(undefined)
  useEffect(() => {
    if (!hasGone || wentFrom.current === openedAt) return
    wentFrom.current = openedAt
    focusContent()
  }, [hasGone, openedAt])
  return (
    <Box hideFrom="lg">
      <chakra.button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-label={t('bar.menu')}
        onClick={() => setOpenedAt(key)}
        {...look}
        boxSize="touch"
        p="0"
        mr="-2"
        display="grid"
        placeItems="center"
      >
        <MenuIcon />
      </chakra.button>
      <Dialog open={isOpen} onClose={() => setOpenedAt(undefined)} title={t('bar.menu')} width="form" bare>
        {roles.length > 0 ? (
          <Flex as="nav" aria-label={t('bar.nav')} direction="column" gap="4" px="2" py="4" fontSize="sm">
            <NavLinks />
          </Flex>
        ) : null}
        <Flex
          wrap="wrap"
          align="center"
          justify="space-between"
          gap="3"
          px="5"
          py="4"
          borderTopWidth="1px"
          borderColor="border.hairline"
          fontSize="sm"
        >
          <Account look={accountLook} />
        </Flex>
      </Dialog>
    </Box>
  )
}
