import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { effectiveRateCap, effectiveRateWarning } from '#shared/lending/policy.ts'
import { openSignup } from '../features/account/signup/open-signup.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { brand } from '../ui/brand.ts'
import { Button } from '../ui/button.tsx'
import { LandingSection } from './section.tsx'

const points = ['licence', 'law', 'contract', 'late', 'data', 'people'] as const

/** The lender, its licence and the legal notices. */
export const TrustSection = () => {
  const { t } = useTranslation('landingMore')
  const locale = useLocale()
  const values = {
    company: brand.company[locale],
    number: brand.licenceNumber,
    phone: brand.hotline,
    cap: effectiveRateCap,
    warning: effectiveRateWarning,
  }
  return (
    <LandingSection title={t('trust.title')} ground="card">
      <Box
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: '1fr 1fr', lg: 'repeat(3, 1fr)' }}
        columnGap="12"
        rowGap="8"
      >
        {points.map((point) => (
          <Box key={point}>
            <chakra.h3 fontSize="lg">{t(`trust.${point}.title`)}</chakra.h3>
            <chakra.p mt="1.5" color="text.quiet">
              {t(`trust.${point}.text`, values)}
            </chakra.p>
          </Box>
        ))}
      </Box>
    </LandingSection>
  )
}

/** The main action again at the end of the page. */
export const ClosingSection = () => {
  const { t } = useTranslation('landingMore')
  return (
    <Box maxW="content" mx="auto" px={{ base: '4', md: '6' }} py={{ base: '12', md: '20' }}>
      <Flex
        direction={{ base: 'column', md: 'row' }}
        align={{ md: 'center' }}
        justify="space-between"
        gap="6"
      >
        <Box>
          <chakra.h2 fontSize={{ base: '2xl', md: '3xl' }} letterSpacing="tight">
            {t('close.title')}
          </chakra.h2>
          <chakra.p mt="1" color="text.quiet" fontSize="lg">
            {t('close.text')}
          </chakra.p>
        </Box>
        <Button onClick={openSignup}>{t('close.action')}</Button>
      </Flex>
    </Box>
  )
}
