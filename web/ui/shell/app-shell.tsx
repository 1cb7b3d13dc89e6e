import { Box, chakra, Flex } from '@chakra-ui/react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, NavLink } from 'react-router-dom'
import { withTranslations } from '../../i18n/i18n.ts'
import { BrandMark } from '../brand-mark.tsx'
import { Button } from '../button.tsx'
import { MenuIcon } from '../icons.tsx'
import { shimmer } from '../shimmer.ts'
import { Footer } from './footer.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { linkTo, type Navigation, NavLabel } from './navigation.tsx'
import { bellSlot, stripSlot } from './slots.ts'
import { UserMenu } from './user-menu.tsx'

export interface ShellProps {
  navigation: Navigation
  /** Null for a visitor. */
  user: { readonly email: string } | null
  onLogin: () => void
  onLogout: () => void
  /** Notes in the footer that the product line requires. */
  notes: readonly string[]
  children: ReactNode
}

const loadDrawer = withTranslations(['companies', 'frame'], () => import('./side-drawer.tsx'))
const SideDrawer = lazy(async () => ({ default: (await loadDrawer()).SideDrawer }))

const HomeLink = chakra(Link, {
  base: { flex: 'none', display: 'flex', alignItems: 'center', minH: 'touch' },
})

const BarLink = chakra(NavLink, {
  base: {
    px: '3',
    h: 'touch',
    display: 'inline-flex',
    alignItems: 'center',
    borderRadius: 'md',
    color: 'text.quiet',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    _hover: { color: 'text.main', bg: 'surface.hover' },
    '&[aria-current=page]': { color: 'action.text', fontWeight: 'semibold' },
  },
})

/** A skeleton of the company's name. */
const companyOnItsWay = {
  ...shimmer,
  content: '""',
  display: 'block',
  w: '144px',
  h: '4',
  mx: { base: '4', md: 'max(24px, calc(50% - 560px + 24px))' },
  position: 'relative',
  top: 'calc(50% - 8px)',
  borderRadius: 'sm',
} as const

/** The layout of every screen: header, content, footer; on phones the header's items are in a drawer. */
export const AppShell = ({ navigation, user, onLogin, onLogout, notes, children }: ShellProps) => {
  const { t } = useTranslation()
  const [drawerOpen, setDrawerOpen] = useState(false)
  return (
    <Flex direction="column" minH="100dvh">
      <chakra.a
        href="#main"
        position="absolute"
        top="2"
        left="2"
        zIndex="notice"
        px="4"
        py="2"
        bg="surface.card"
        borderRadius="md"
        transform="translateY(-200%)"
        _focus={{ transform: 'none' }}
      >
        {t('bar.skip')}
      </chakra.a>
      <chakra.header
        position="sticky"
        top="0"
        zIndex="header"
        bg="surface.card"
        borderBottomWidth="1px"
        borderColor="border.hairline"
      >
        <Flex
          maxW="content"
          mx="auto"
          px={{ base: '4', md: '6' }}
          minH="16"
          wrap="wrap"
          align="center"
          gap={{ base: '2', md: '6' }}
        >
          <HomeLink to={navigation.home}>
            <BrandMark />
            <chakra.span srOnly>{t('bar.home')}</chakra.span>
          </HomeLink>
          <chakra.nav
            aria-label={t('bar.nav')}
            display={{ base: 'none', lg: 'flex' }}
            flexWrap="wrap"
            gap="1"
            flex="1"
          >
            {navigation.main.map((item) => (
              <BarLink key={item.to} {...linkTo(item)}>
                <NavLabel item={item} />
              </BarLink>
            ))}
          </chakra.nav>
          <Flex ml="auto" align="center" gap={{ base: '1', md: '3' }}>
            <Box display={{ base: 'none', md: 'block' }}>
              <LanguageSwitch />
            </Box>
            {user ? <Box id={bellSlot} boxSize="touch" /> : null}
            {user ? (
              <Box display={{ base: 'none', md: 'block' }}>
                <UserMenu email={user.email} navigation={navigation} onLogout={onLogout} />
              </Box>
            ) : (
              <Button size="sm" variant="secondary" onClick={onLogin}>
                {t('bar.login')}
              </Button>
            )}
            <chakra.button
              type="button"
              display={{ base: 'grid', [user ? 'lg' : 'md']: 'none' }}
              placeItems="center"
              boxSize="touch"
              mr="-3"
              borderRadius="md"
              cursor="pointer"
              aria-label={t('bar.menu')}
              aria-haspopup="dialog"
              onClick={() => setDrawerOpen(true)}
            >
              <MenuIcon />
            </chakra.button>
          </Flex>
        </Flex>
      </chakra.header>
      {user ? (
        <Box
          id={stripSlot}
          h="touch"
          bg="surface.card"
          borderBottomWidth="1px"
          borderColor="border.hairline"
          css={{ '&:empty::before': companyOnItsWay }}
        />
      ) : null}
      {drawerOpen ? (
        <Suspense>
          <SideDrawer
            onClose={() => setDrawerOpen(false)}
            navigation={navigation}
            user={user}
            onLogin={onLogin}
            onLogout={onLogout}
          />
        </Suspense>
      ) : null}
      {/* At least as high as the window, so that the footer stays below it while content loads. */}
      <chakra.main id="main" flex="1" minH="100dvh" tabIndex={-1} outline="none">
        {children}
      </chakra.main>
      <Footer navigation={navigation} notes={notes} />
    </Flex>
  )
}
