import { Box, Flex } from '@chakra-ui/react'
import { FindField } from '../features/search/find-field.tsx'
import { useTranslations } from '../i18n/use-translations.ts'
import { Account } from './account.tsx'
import { Confirmations } from './confirmations.tsx'
import { Menu } from './menu.tsx'
import { ShortcutHelp } from './shortcut-help.tsx'

const pressable = {
  h: '9',
  px: '3',
  borderRadius: 'md',
  cursor: 'pointer',
  color: 'text.onStrong',
  bg: 'surface.strong',
  _hover: { bg: 'surface.strongRaised' },
  _focusVisible: { outlineColor: 'action.onStrong' },
} as const

export const TopBar = () => {
  const t = useTranslations()
  return (
    <Flex
      as="header"
      align="center"
      wrap={{ base: 'wrap', lg: 'nowrap' }}
      columnGap="2"
      px={{ base: '4', md: '6' }}
      py="1.5"
      bg="surface.strong"
      color="text.onStrong"
      position="sticky"
      top="0"
      zIndex="header"
    >
      <Box fontWeight="semibold" fontSize="md" whiteSpace="nowrap" mr={{ md: 'auto', lg: '0' }}>
        {t('bar.title')}
      </Box>
      <Confirmations />
      <FindField />
      <Flex hideBelow="lg" align="center" gap="2">
        <ShortcutHelp look={pressable} />
        <Account look={pressable} />
      </Flex>
      <Menu look={pressable} />
    </Flex>
  )
}
