import { chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { isLocale, type Locale, locales } from '../../../shared/i18n/locales.ts'
import { changeLocale } from '../../i18n/i18n.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { GlobeIcon } from '../icons.tsx'

/** Each language by its own name. */
const names: Record<Locale, string> = { 'zh-CN': '简体中文', 'zh-TW': '繁體中文', en: 'English' }

/** Chooses the language of the page, and remembers it on this device. */
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
          <option key={each} value={each} lang={each}>
            {names[each]}
          </option>
        ))}
      </chakra.select>
    </Flex>
  )
}
