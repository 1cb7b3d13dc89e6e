import { Box, ChakraProvider, chakra } from '@chakra-ui/react'
import { Button } from '../../ui/button.tsx'
import { system } from '../../ui/theme/system.ts'
import { getSession } from '../api/session.ts'
import { useTranslations } from '../i18n/use-translations.ts'

/** The sign-in failed at the identity provider, or the provider was not reached. */
const Words = ({ error }: { error: unknown }) => {
  const t = useTranslations()
  return (
    <Box as="main" maxW="reading" mx="auto" px="5" py="16">
      <chakra.h1 fontSize="2xl">{t('signIn.failed')}</chakra.h1>
      <Box mt="2" color="text.quiet" overflowWrap="anywhere" role="alert">
        {t('signIn.why')} {error instanceof Error ? error.message : null}
      </Box>
      <Box mt="6">
        <Button size="sm" onClick={() => void getSession().signInAgain()}>
          {t('signIn.again')}
        </Button>
      </Box>
    </Box>
  )
}

export const SignInFailed = ({ error }: { error: unknown }) => (
  <ChakraProvider value={system}>
    <Words error={error} />
  </ChakraProvider>
)
