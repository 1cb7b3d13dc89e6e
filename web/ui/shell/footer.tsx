import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { useLocale } from '../../i18n/use-locale.ts'
import { brand } from '../brand.ts'
import { BrandMark } from '../brand-mark.tsx'
import type { Navigation } from './navigation.tsx'

/** The year in which the page was opened, or rendered beforehand. */
const year = new Date().getFullYear()

/** Where a filing in mainland China is looked up. */
const filings = 'https://beian.miit.gov.cn/'

const FooterLink = chakra(Link, {
  base: {
    color: 'text.onStrongQuiet',
    display: 'inline-flex',
    alignItems: 'center',
    minH: 'touch',
    _hover: { color: 'text.onStrong', textDecoration: 'underline' },
  },
})

/** Who lends, under which licence, and the advice that the law wants said. */
export const Footer = ({
  navigation: { questions, legal },
  notes,
}: {
  navigation: Navigation
  notes: readonly string[]
}) => {
  const { pathname } = useLocation()
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <chakra.footer bg="surface.strong" color="text.onStrongQuiet" mt="auto">
      <Box maxW="content" mx="auto" px={{ base: '4', md: '6' }} py={{ base: '8', md: '10' }}>
        <Flex direction={{ base: 'column', md: 'row' }} justify="space-between" gap="6">
          <Box maxW="472px">
            <BrandMark onStrong />
            <Box mt="4" color="text.onStrong" fontWeight="medium" fontSize="lg" lang="zh-HK">
              {t('footer.advice')}
            </Box>
            {notes.map((note) => (
              <Box key={note} mt="2" fontSize="sm">
                {note}
              </Box>
            ))}
          </Box>
          <Box>
            <Flex as="nav" aria-label={t('footer.links')} columnGap="6" wrap="wrap">
              {[...(pathname === questions.to ? [] : [questions]), ...legal].map(({ to, label }) => (
                <FooterLink key={to} to={to}>
                  {label}
                </FooterLink>
              ))}
            </Flex>
            <chakra.a
              href={`tel:${brand.hotline.replace(/\s/g, '')}`}
              display="inline-flex"
              minH="touch"
              alignItems="center"
              color="text.onStrong"
              fontWeight="medium"
              fontVariantNumeric="tabular-nums"
            >
              {t('footer.hotline', { phone: brand.hotline })}
            </chakra.a>
          </Box>
        </Flex>
        <Flex
          mt="6"
          pt="5"
          borderTopWidth="1px"
          borderColor="border.onStrong"
          fontSize="sm"
          columnGap="6"
          rowGap="2"
          wrap="wrap"
          justify="space-between"
        >
          <Box suppressHydrationWarning>
            {t('footer.copyright', { year, company: brand.company[locale] })}
          </Box>
          <Box fontVariantNumeric="tabular-nums">{t('footer.licence', { number: brand.licenceNumber })}</Box>
          {brand.icp ? (
            <chakra.a href={filings} target="_blank" rel="noopener" _hover={{ textDecoration: 'underline' }}>
              {brand.icp}
            </chakra.a>
          ) : null}
        </Flex>
      </Box>
    </chakra.footer>
  )
}
