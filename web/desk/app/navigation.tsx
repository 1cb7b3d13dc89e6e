import { Box } from '@chakra-ui/react'
import { useTranslations } from '../i18n/use-translations.ts'
import { NavLinks } from './nav-links.tsx'

/** The navigation next to every screen, if it is wide enough; otherwise it is behind the menu button. */
export const Navigation = () => {
  const t = useTranslations()
  return (
    <Box
      as="nav"
      hideBelow="lg"
      aria-label={t('bar.nav')}
      w="208px"
      flex="none"
      px="3"
      py="5"
      bg="surface.card"
      borderRightWidth="1px"
      borderColor="border.hairline"
      display="flex"
      flexDirection="column"
      gap="6"
      position="sticky"
      top="48px"
      h="calc(100dvh - 48px)"
      overflowY="auto"
    >
      <NavLinks />
    </Box>
  )
}
