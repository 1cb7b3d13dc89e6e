import { Box, chakra, Flex } from '@chakra-ui/react'
import { QueryClientProvider } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../../api/query-client.ts'
import { BrandMark } from '../../../ui/brand-mark.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { ForgotForm } from '../passwords/forgot-form.tsx'
import { LoginForm } from '../sessions/login-form.tsx'
import { usePaymentVisitor } from '../signup/payment-visitor.ts'
import { SignupForm } from '../signup/signup-form.tsx'
import type { AuthMode } from './auth-dialog-store.ts'
import { AuthPicture } from './auth-picture.tsx'
import { AuthTabs } from './auth-tabs.tsx'
import { useAuthDrafts } from './use-auth-drafts.ts'

/** The form of each mode. */
const formOf = {
  login: 'login',
  loginOnly: 'login',
  signup: 'signup',
  signupPayoneer: 'signup',
  forgot: 'forgot',
} as const satisfies Record<AuthMode, 'login' | 'signup' | 'forgot'>

/** The dialog for login, signup and password reset, with a picture on the left if there is room. */
export const AuthDialog = ({
  mode: first,
  email,
  isSessionExpired,
  onClose,
}: {
  mode: AuthMode
  email: string
  /** True if the session has just expired, which the dialog explains. */
  isSessionExpired: boolean
  onClose: () => void
}) => {
  const { t } = useTranslation('account')
  const { t: shell } = useTranslation()
  const visitor = usePaymentVisitor()
  const isFromPlatform = first === 'signupPayoneer'
  const typed = useAuthDrafts(email, isFromPlatform ? visitor.customer : null)
  const [form, setForm] = useState<'login' | 'signup' | 'forgot'>(formOf[first])
  const title = useRef<HTMLHeadingElement>(null)
  // The clicked button is gone with its form, so the focus moves to the new form.
  const show = (next: typeof form) => {
    setForm(next)
    requestAnimationFrame(() => title.current?.focus())
  }
  return (
    <Dialog open onClose={onClose} title={t('dialog.title')} hideTitle width="wide" bare>
      <Box
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '400px minmax(0, 1fr)' }}
        minH={{ lg: '640px' }}
      >
        <Box display={{ base: 'none', lg: 'block' }}>
          <AuthPicture />
        </Box>
        <Flex
          direction="column"
          px={{ base: '4', sm: '6', md: '12' }}
          pt={{ base: '4', lg: '10' }}
          pb={{ base: '8', md: '10' }}
        >
          <Box display={{ lg: 'none' }} pb="5">
            <BrandMark />
          </Box>
          {form === 'forgot' || first === 'loginOnly' ? null : <AuthTabs current={form} onChange={setForm} />}
          {isSessionExpired && form === 'login' ? (
            <Box mb="5">
              <Notice tone="waiting" title={shell('failure.sessionExpired')}>
                {t('login.comesBack')}
              </Notice>
            </Box>
          ) : null}
          <chakra.h3 ref={title} tabIndex={-1} outline="none" fontSize="2xl" letterSpacing="tight">
            {t(`${form}.title`)}
          </chakra.h3>
          <chakra.p color="text.quiet" mb="5">
            {t(`${form}.lead`)}
          </chakra.p>
          <QueryClientProvider client={queryClient}>
            {form === 'login' ? (
              <LoginForm {...typed} onDone={onClose} onForgot={() => show('forgot')} />
            ) : form === 'signup' ? (
              <SignupForm {...typed} onDone={onClose} visitor={isFromPlatform ? visitor : undefined} />
            ) : (
              <ForgotForm
                email={typed.drafts.email}
                onEmail={(next) => typed.onDraft({ email: next })}
                onBack={() => show('login')}
              />
            )}
          </QueryClientProvider>
        </Flex>
      </Box>
    </Dialog>
  )
}
