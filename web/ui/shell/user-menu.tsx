import { Box, chakra } from '@chakra-ui/react'
import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../button.tsx'
import { ChevronDownIcon, UserIcon } from '../icons.tsx'

/** Who is signed in, and the way out. */
export const UserMenu = ({ email, onSignOut }: { email: string; onSignOut: () => void }) => {
  const { t } = useTranslation()
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const panelId = useId()
  useEffect(() => {
    if (!open) return
    const onPress = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false)
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setOpen(false)
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
          {t('bar.signedInAs')}
        </Box>
        <Box fontWeight="medium" overflowWrap="anywhere" mb="4">
          {email}
        </Box>
        <Button variant="secondary" size="md" wide onClick={onSignOut}>
          {t('bar.signOut')}
        </Button>
      </Box>
    </Box>
  )
}
