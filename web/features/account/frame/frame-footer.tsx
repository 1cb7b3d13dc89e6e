import { chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { navigationOf } from '../../../app/navigation.ts'
import { currentLine } from '../../../app/paths.ts'
import { useLocale } from '../../../i18n/use-locale.ts'
import { brand } from '../../../ui/brand.ts'

const Quiet = chakra(Link, {
  base: { display: 'inline-flex', alignItems: 'center', minH: '6', _hover: { textDecoration: 'underline' } },
})

/** The lender, its licence, and the warning that the law requires. */
export const FrameFooter = () => {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <chakra.footer px={{ base: '4', md: '8' }} py="5" color="text.quiet" fontSize="sm" lineHeight="snug">
      <chakra.p lang="zh-HK" color="text.main" fontWeight="medium">
        {t('footer.advice')}
      </chakra.p>
      <Flex wrap="wrap" columnGap="4" rowGap="1" mt="2" align="center">
        <span>{brand.company[locale]}</span>
        <chakra.span fontVariantNumeric="tabular-nums">
          {t('footer.licence', { number: brand.licenceNumber })}
        </chakra.span>
        {navigationOf(t, currentLine(), null).legal.map(({ to, label }) => (
          <Quiet key={to} to={to}>
            {label}
          </Quiet>
        ))}
      </Flex>
    </chakra.footer>
  )
}
