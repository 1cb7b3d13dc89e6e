import { Box, chakra } from '@chakra-ui/react'
import { lazy, Suspense, useCallback, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withTranslations } from '../../i18n/i18n.ts'
import { ChevronDownIcon, UserIcon } from '../icons.tsx'
import { useDismissal } from '../use-dismissal.ts'
import type { Navigation } from './navigation.tsx'

const loadPanel = withTranslations(['companies'], () => import('./user-menu-panel.tsx'))
const UserMenuPanel = lazy(async () => ({ default: (await loadPanel()).UserMenuPanel }))

/** The logged-in user, with links to the profile and logout. */
export const UserMenu = ({
  email,
  navigation,
  onLogout,
}: {
  email: string
  navigation: Pick<Navigation, 'profile' | 'payoutAccounts'>
  onLogout: () => void
}) => {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const panelId = useId()
  const close = useCallback(() => setOpen(false), [])
  useDismissal(open, root, opener, close)
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
      <Suspense>
        {open ? (
          <UserMenuPanel
            id={panelId}
            email={email}
            navigation={navigation}
            onClose={close}
            onLogout={onLogout}
          />
        ) : null}
      </Suspense>
    </Box>
  )
}
