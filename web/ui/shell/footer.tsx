import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { useLocale } from '../../i18n/use-locale.ts'
import { brand } from '../brand.ts'
import { BrandMark } from '../brand-mark.tsx'
import type { Navigation } from './navigation.tsx'

/** The year when the page was opened or prerendered. */
const year = new Date().getFullYear()

/** The register of filings in mainland China. */
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

/** The lender, its licence, and the warning that the law requires. */
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
      <Box
        maxW="content"
        mx="auto"
        px={{ base: '4', md: '6' }}
        pt={{ base: '4', md: '8' }}
        pb={{ base: '5', md: '8' }}
      >
        {/* On a phone, logo and number share a line, and the rest is stacked. */}
        <Box
          display={{ base: 'flex', md: 'grid' }}
          flexWrap="wrap"
          justifyContent="space-between"
          alignItems={{ base: 'center', md: 'start' }}
          gridTemplateColumns="minmax(0, 5fr) minmax(0, 6fr)"
          columnGap={{ base: '2', md: '6' }}
          rowGap={{ base: '1', md: '3' }}
        >
          <Flex align="center" minH="touch">
            <BrandMark onStrong />
          </Flex>
          <chakra.a
            href={`tel:${brand.hotline.replace(/\s/g, '')}`}
            display="inline-flex"
            minH="touch"
            alignItems="center"
            justifySelf="end"
            color="text.onStrong"
            fontSize={{ base: 'sm', md: 'md' }}
            fontWeight="medium"
            fontVariantNumeric="tabular-nums"
          >
            {t('footer.hotline', { phone: brand.hotline })}
          </chakra.a>
          <Box w="full">
            <Box color="text.onStrong" fontWeight="medium" fontSize={{ md: 'lg' }} lang="zh-HK">
              {t('footer.advice')}
            </Box>
            {notes.map((note) => (
              <Box key={note} fontSize="sm" lineHeight="snug">
                {note}
              </Box>
            ))}
          </Box>
          <Flex
            as="nav"
            aria-label={t('footer.links')}
            w="full"
            columnGap={{ base: '4', md: '6' }}
            wrap="wrap"
            justify={{ md: 'flex-end' }}
            mt={{ md: '-2.5' }}
          >
            {[...(pathname === questions.to ? [] : [questions]), ...legal].map(({ to, label }) => (
              <FooterLink key={to} to={to}>
                {label}
              </FooterLink>
            ))}
          </Flex>
        </Box>
        <Flex
          mt={{ base: '2', md: '6' }}
          pt={{ base: '3', md: '5' }}
          borderTopWidth="1px"
          borderColor="border.onStrong"
          fontSize="sm"
          lineHeight="snug"
          columnGap="6"
          rowGap="1"
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
