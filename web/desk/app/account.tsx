import { Box, chakra } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { isLocale, locales } from '#shared/i18n/locales.ts'
import { languageNames } from '../../i18n/language-names.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { getSession } from '../api/session.ts'
import { changeDeskLocale } from '../i18n/i18n.ts'
import { useTranslations } from '../i18n/use-translations.ts'
import { useMe } from './use-me.ts'

/** The user's account in the bar: name, language and sign-out. */
export const Account = ({ look }: { look: ComponentProps<typeof chakra.button> }) => {
  const t = useTranslations()
  const locale = useLocale()
  const { actor, roles } = useMe()
  return (
    <>
      <chakra.select
        aria-label={t('bar.language')}
        value={locale}
        onChange={({ target }) => {
          if (isLocale(target.value)) void changeDeskLocale(target.value)
        }}
        {...(look as ComponentProps<typeof chakra.select>)}
      >
        {locales.map((each) => (
          <option key={each} value={each}>
            {languageNames[each]}
          </option>
        ))}
      </chakra.select>
      <Box title={roles.join(', ')} overflowWrap="anywhere">
        <chakra.span srOnly>{t('bar.you')} </chakra.span>
        {actor}
      </Box>
      <chakra.button type="button" onClick={() => void getSession().signOut()} {...look}>
        {t('bar.signOut')}
      </chakra.button>
    </>
  )
}
