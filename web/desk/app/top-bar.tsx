import { Box, chakra, Flex } from '@chakra-ui/react'
import { isLocale, locales } from '#shared/i18n/locales.ts'
import { languageNames } from '../../i18n/language-names.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { signOut } from '../api/sign-in.ts'
import { FindField } from '../features/search/find-field.tsx'
import { changeLanguage } from '../i18n/i18n.ts'
import { useWords } from '../i18n/use-words.ts'
import { KeysHelp } from './keys-help.tsx'
import { useMe } from './use-me.ts'

const pressable = {
  h: '9',
  px: '3',
  borderRadius: 'md',
  cursor: 'pointer',
  color: 'text.onStrong',
  bg: 'transparent',
  _hover: { bg: 'surface.strongRaised' },
  _focusVisible: { outlineColor: 'action.onStrong' },
} as const

export const TopBar = () => {
  const t = useWords()
  const locale = useLocale()
  const { actor, roles } = useMe()
  return (
    <Flex
      as="header"
      align="center"
      gap="2"
      wrap="wrap"
      px={{ base: '4', md: '6' }}
      py="1.5"
      bg="surface.strong"
      color="text.onStrong"
      position={{ lg: 'sticky' }}
      top="0"
      zIndex="header"
    >
      <Box fontWeight="semibold" fontSize="md" mr="auto">
        {t('bar.title')}
      </Box>
      <FindField />
      <KeysHelp look={pressable} />
      <chakra.select
        aria-label={t('bar.language')}
        value={locale}
        onChange={({ target }) => {
          if (isLocale(target.value)) changeLanguage(target.value)
        }}
        {...pressable}
        bg="surface.strong"
      >
        {locales.map((each) => (
          <option key={each} value={each}>
            {languageNames[each]}
          </option>
        ))}
      </chakra.select>
      <Box title={roles.join(', ')} color="text.onStrongQuiet">
        <chakra.span srOnly>{t('bar.you')} </chakra.span>
        {actor}
      </Box>
      <chakra.button type="button" onClick={() => void signOut()} {...pressable}>
        {t('bar.signOut')}
      </chakra.button>
    </Flex>
  )
}
