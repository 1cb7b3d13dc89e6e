import { Box, chakra, Flex } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router-dom'
import { siteScreens } from '#shared/site/screen-paths.ts'
import { Button } from '../button.tsx'
import { CloseIcon } from '../icons.tsx'
import { registerDialog } from '../open-dialogs.ts'
import { useAccountLinks } from './account-links.ts'
import { LanguageSwitch } from './language-switch.tsx'
import { linkTo, type Navigation, NavLabel } from './navigation.tsx'

const DrawerLink = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    minH: '12',
    fontSize: 'lg',
    fontWeight: 'medium',
    borderBottomWidth: '1px',
    borderColor: 'border.hairline',
    '&[aria-current=page]': { color: 'action.text' },
  },
})

/** The header's items on a small screen, in a drawer from the right. */
export const SideDrawer = ({
  onClose,
  navigation,
  user,
  onLogin,
  onLogout,
}: {
  onClose: () => void
  navigation: Navigation
  user: { readonly email: string } | null
  onLogin: () => void
  onLogout: () => void
}) => {
  const { t } = useTranslation(['shell', 'frame'])
  const accountLinks = useAccountLinks(navigation)
  const links = user
    ? [...navigation.main, ...accountLinks]
    : [{ to: siteScreens.entry, label: t('frame:products') }, navigation.questions]
  const element = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    element.current?.showModal()
    const noteClosed = registerDialog()
    // The element is removed before it is closed, so it would not return the focus itself.
    return () => {
      noteClosed()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  const thenClose = (act: () => void) => () => {
    onClose()
    act()
  }
  return (
    <chakra.dialog
      ref={element}
      aria-label={t('bar.menu')}
      onCancel={onClose}
      onClick={(event) => {
        if (event.target === element.current) onClose()
      }}
      m="0"
      ml="auto"
      h="100dvh"
      maxH="100dvh"
      w="min(86vw, 360px)"
      bg="surface.card"
      color="text.main"
      boxShadow="dialog"
      animation="slideIn 200ms ease-out"
      css={{ '&::backdrop': { background: 'rgb(7 22 42 / 0.55)' } }}
    >
      <Flex direction="column" h="full" px="5" pb="6">
        <Flex h="16" align="center" justify="flex-end" flex="none">
          <chakra.button
            type="button"
            aria-label={t('dialog.close')}
            onClick={onClose}
            boxSize="touch"
            mr="-3"
            display="grid"
            placeItems="center"
            cursor="pointer"
          >
            <CloseIcon />
          </chakra.button>
        </Flex>
        {user ? (
          <Box pb="4" lineHeight="snug">
            <Box color="text.quiet" fontSize="sm">
              {t('bar.loggedInAs')}
            </Box>
            <Box mt="1" fontWeight="medium" overflowWrap="anywhere">
              {user.email}
            </Box>
          </Box>
        ) : null}
        <chakra.nav aria-label={t('bar.nav')}>
          {links.map((item) => (
            <DrawerLink key={item.to} {...linkTo(item)} onClick={onClose}>
              <NavLabel item={item} />
            </DrawerLink>
          ))}
        </chakra.nav>
        <Box mt="auto" display="grid" gap="4">
          <LanguageSwitch />
          {user ? (
            <Button variant="secondary" wide onClick={thenClose(onLogout)}>
              {t('bar.logout')}
            </Button>
          ) : (
            <Button wide onClick={thenClose(onLogin)}>
              {t('bar.login')}
            </Button>
          )}
        </Box>
      </Flex>
    </chakra.dialog>
  )
}
