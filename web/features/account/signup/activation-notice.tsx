import { Flex } from '@chakra-ui/react'
import { QueryClientProvider, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../../api/query-client.ts'
import { sessionStore, useSession } from '../../../api/session-store.ts'
import { paths } from '../../../app/paths.ts'
import { Notice } from '../../../ui/notice.tsx'
import { ScreenNotice } from '../../../ui/screen-notice.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { userQuery } from '../account-queries.ts'
import { ResendActivation } from './resend-activation.tsx'

const poll = 10_000

/** Explains that the account is restricted until the link in the activation mail is opened, on any device. */
const ActivationNotice = () => {
  const { t } = useTranslation('account')
  const session = useSession()
  const { data } = useQuery({ ...userQuery, refetchInterval: poll, refetchOnWindowFocus: 'always' })
  const isActivated = data?.is_activated === true
  useEffect(() => {
    if (session && isActivated) sessionStore.updateUser({ ...session.user, isActivated: true })
  }, [session, isActivated])
  if (!session) return null
  const { email } = session.user
  return (
    <ScreenNotice>
      <Notice
        tone="waiting"
        title={t('activationNotice.title')}
        action={
          <Flex direction="column" gap="2" align="flex-start" w="full">
            <ResendActivation key={email} user={{ email }} />
            <TextLink to={paths.changeEmail()}>{t('activationNotice.wrongEmail')}</TextLink>
          </Flex>
        }
      >
        {t('activationNotice.text', { email })}
      </Notice>
    </ScreenNotice>
  )
}

export const Component = () => (
  <QueryClientProvider client={queryClient}>
    <ActivationNotice />
  </QueryClientProvider>
)
