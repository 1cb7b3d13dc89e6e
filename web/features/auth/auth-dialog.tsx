import { Box, chakra, Flex, Grid } from '@chakra-ui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../api/query-client.ts'
import { Dialog } from '../../ui/dialog.tsx'
import type { AuthMode } from './auth-dialog-store.ts'
import { AuthPicture } from './auth-picture.tsx'
import { LoginForm } from './login-form.tsx'
import { SignupForm } from './signup-form.tsx'

const modes = ['login', 'signup'] as const satisfies readonly AuthMode[]

/** Signing in and signing up: the picture at left where there is room, the form at right. */
export const AuthDialog = ({
  mode: first,
  email: given,
  onClose,
}: {
  mode: AuthMode
  email: string
  onClose: () => void
}) => {
  const { t } = useTranslation('auth')
  const [mode, setMode] = useState(first)
  const [email, setEmail] = useState(given)
  return (
    <Dialog open onClose={onClose} title={t('dialog.title')} hideTitle width="auth" bare>
      <Grid templateColumns={{ base: 'minmax(0, 1fr)', lg: '400px minmax(0, 1fr)' }} minH={{ lg: '640px' }}>
        <Box display={{ base: 'none', lg: 'block' }}>
          <AuthPicture />
        </Box>
        <Flex
          direction="column"
          px={{ base: '4', sm: '6', md: '12' }}
          pt={{ base: '14', md: '10' }}
          pb={{ base: '8', md: '10' }}
        >
          <Flex gap="6" borderBottomWidth="1px" borderColor="border.hairline" mb="6">
            {modes.map((each) => (
              <chakra.button
                key={each}
                type="button"
                aria-pressed={mode === each}
                onClick={() => setMode(each)}
                h="touch"
                fontSize="lg"
                fontWeight={mode === each ? 'semibold' : 'medium'}
                color={mode === each ? 'text.main' : 'text.quiet'}
                borderBottomWidth="2px"
                borderColor={mode === each ? 'action.solid' : 'transparent'}
                mb="-1px"
                cursor="pointer"
              >
                {t(`${each}.tab`)}
              </chakra.button>
            ))}
          </Flex>
          <chakra.h3 fontSize="2xl" letterSpacing="tight">
            {t(`${mode}.title`)}
          </chakra.h3>
          <chakra.p color="text.quiet" mb="5">
            {t(`${mode}.lead`)}
          </chakra.p>
          <QueryClientProvider client={queryClient}>
            {mode === 'login' ? (
              <LoginForm email={email} onEmail={setEmail} onDone={onClose} />
            ) : (
              <SignupForm email={email} onEmail={setEmail} onDone={onClose} />
            )}
          </QueryClientProvider>
        </Flex>
      </Grid>
    </Dialog>
  )
}
