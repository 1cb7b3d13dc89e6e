import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { isApiError } from '../../api/api-error.ts'
import { useTranslations } from '../i18n/use-translations.ts'
import { Failed } from '../ui/failed.tsx'
import { Loading } from '../ui/loading.tsx'
import { Navigation } from './navigation.tsx'
import { TopBar } from './top-bar.tsx'
import { useMe } from './use-me.ts'

/** The layout around every screen, with navigation and account. Renders nothing before the user is known. */
export const Frame = ({ children }: { children: ReactNode }) => {
  const t = useTranslations()
  const { isKnown, roles, error, refetch } = useMe()
  const isNobody = isKnown ? roles.length === 0 : isApiError(error) && error.reason === 'forbidden'
  if (error && !isKnown && !isNobody) return <Failed error={error} retry={refetch} />
  if (!isKnown && !isNobody) return <Loading />
  return (
    <Box fontSize="sm" lineHeight="snug" minH="100dvh">
      <chakra.a
        href="#content"
        position="absolute"
        left="-999px"
        _focus={{ left: '2', top: '2', zIndex: 'notice', bg: 'surface.card', p: '2' }}
      >
        {t('bar.skip')}
      </chakra.a>
      <TopBar />
      <Flex direction={{ base: 'column', lg: 'row' }} align="stretch">
        {isNobody ? null : <Navigation />}
        <Box
          as="main"
          id="content"
          flex="1"
          minW="0"
          px={{ base: '4', md: '6' }}
          py="5"
          tabIndex={-1}
          outline="none"
        >
          {isNobody ? <Box role="alert">{t('signIn.noRole')}</Box> : children}
        </Box>
      </Flex>
    </Box>
  )
}
