import { chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { languageTag } from '#shared/i18n/intl-locale.ts'
import { isLocale, locales } from '#shared/i18n/locales.ts'
import { changeLocale } from '../../i18n/i18n.ts'
import { languageNames } from '../../i18n/language-names.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { GlobeIcon } from '../icons.tsx'

/** Switches the language, and stores the choice on this device. */
export const LanguageSwitch = () => {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <Flex
      as="label"
      align="center"
      gap="2"
      color="text.quiet"
      cursor="pointer"
      _hover={{ color: 'text.main' }}
    >
      <GlobeIcon />
      <chakra.select
        aria-label={t('bar.language')}
        value={locale}
        onChange={(event) => {
          if (isLocale(event.target.value)) void changeLocale(event.target.value)
        }}
        h="touch"
        bg="transparent"
        border="none"
        fontSize="md"
        fontWeight="medium"
        cursor="pointer"
      >
        {locales.map((each) => (
          <option key={each} value={each} lang={languageTag(each)}>
            {languageNames[each]}
          </option>
        ))}
      </chakra.select>
    </Flex>
  )
}
