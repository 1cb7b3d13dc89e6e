import { Box, chakra, Flex } from '@chakra-ui/react'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../../app/paths.ts'
import { useSettled } from '../../../app/use-settled.ts'
import { DeferredTracking } from '../../../tracking/deferred-tracking.ts'
import { BrandMark } from '../../../ui/brand-mark.tsx'
import { LanguageSwitch } from '../../../ui/shell/language-switch.tsx'
import { Toasts } from '../../../ui/toasts.tsx'
import { usePageTitle } from '../../../ui/use-page-title.ts'
import { AuthPicture } from '../dialog/auth-picture.tsx'
import { FrameFooter } from './frame-footer.tsx'
import { HomeLink } from './home-link.tsx'

/** The layout of the company area's login pages: a picture on the left if there is room, a form on the right. */
export const AuthFrame = ({
  title,
  lead,
  children,
  other,
}: {
  title: string
  lead?: ReactNode
  children: ReactNode
  /** The link to the other form, below this one. */
  other?: ReactNode
}) => {
  const { t } = useTranslation()
  usePageTitle(title)
  return (
    <Box
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(400px, 5fr) minmax(0, 7fr)' }}
      minH="100dvh"
    >
      <Box as="aside" display={{ base: 'none', lg: 'block' }} bg="ink.900">
        <Box position="sticky" top="0" h="100dvh">
          <AuthPicture spacious />
        </Box>
      </Box>
      <Flex direction="column" bg="surface.card" minW="0">
        <chakra.header>
          <Flex
            wrap="wrap"
            align="center"
            justify="space-between"
            minH="16"
            px={{ base: '4', md: '8' }}
            columnGap="4"
          >
            <HomeLink to={paths.entry()} display={{ base: 'inline-flex', lg: 'none' }} alignSelf="center">
              <BrandMark />
              <chakra.span srOnly>{t('bar.home')}</chakra.span>
            </HomeLink>
            <Box ml="auto">
              <LanguageSwitch />
            </Box>
          </Flex>
        </chakra.header>
        <Flex
          as="main"
          id="main"
          flex="1"
          direction="column"
          justify={{ md: 'center' }}
          w="full"
          maxW="440px"
          mx="auto"
          px={{ base: '4', sm: '6', md: '0' }}
          py={{ base: '6', md: '10' }}
        >
          <chakra.h1 fontSize={{ base: '2xl', md: '3xl' }} letterSpacing="tight">
            {title}
          </chakra.h1>
          {lead ? (
            <chakra.p mt="1" color="text.quiet">
              {lead}
            </chakra.p>
          ) : null}
          <Box mt="6">{children}</Box>
          {other ? (
            <Flex mt="6" pt="5" gap="2" justify="center" borderTopWidth="1px" borderColor="border.hairline">
              {other}
            </Flex>
          ) : null}
        </Flex>
        <FrameFooter />
      </Flex>
      <Suspense>{useSettled() ? <DeferredTracking /> : null}</Suspense>
      <Toasts />
    </Box>
  )
}
