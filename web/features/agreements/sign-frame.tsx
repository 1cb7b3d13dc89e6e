import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../i18n/use-locale.ts'
import { brand } from '../../ui/brand.ts'
import { BrandMark } from '../../ui/brand-mark.tsx'
import { LanguageSwitch } from '../../ui/shell/language-switch.tsx'

/** A plain layout for people without an account: logo, language, content and contact. */
export const SignFrame = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <Flex direction="column" minH="100dvh">
      <chakra.header bg="surface.card" borderBottomWidth="1px" borderColor="border.hairline">
        <Flex
          maxW="760px"
          mx="auto"
          px={{ base: '4', md: '6' }}
          minH="16"
          align="center"
          wrap="wrap"
          justify="space-between"
          gap="3"
        >
          <BrandMark />
          <LanguageSwitch />
        </Flex>
      </chakra.header>
      <chakra.main
        id="main"
        flex="1"
        w="full"
        maxW="760px"
        mx="auto"
        px={{ base: '4', md: '6' }}
        py={{ base: '6', md: '10' }}
        display="grid"
        gap={{ base: '5', md: '6' }}
        gridTemplateColumns="minmax(0, 1fr)"
        alignContent="start"
      >
        {children}
      </chakra.main>
      <chakra.footer borderTopWidth="1px" borderColor="border.hairline" color="text.quiet" fontSize="sm">
        <Box maxW="760px" mx="auto" px={{ base: '4', md: '6' }} py="6" display="grid" gap="1">
          <span>
            {t('footer.hotline', { phone: brand.hotline })} · {brand.email}
          </span>
          <span>
            {brand.company[locale]} · {t('footer.licence', { number: brand.licenceNumber })}
          </span>
        </Box>
      </chakra.footer>
    </Flex>
  )
}
