import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { accountEndpoints } from '../../../shared/account/account.endpoints.ts'
import { call } from '../../api/call.ts'
import { sessionStore, useSession } from '../../api/session-store.ts'
import { useFailureWords } from '../../api/use-failure-words.ts'
import { paths } from '../../app/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { Loading, SkeletonText } from '../../ui/skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { openAuth } from '../auth/auth-dialog-store.ts'

/** Where the link of the activation mail leads: confirms the address and says what comes next. */
export const Component = () => {
  const { t } = useTranslation('auth')
  const { messageOf } = useFailureWords()
  const session = useSession()
  const [parameters] = useSearchParams()
  const token = parameters.get('token') ?? ''
  const activation = useQuery({
    queryKey: ['activate', token],
    queryFn: () => call(accountEndpoints.activate, { body: { token } }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const activated = activation.data?.email
  useEffect(() => {
    const current = sessionStore.get()
    if (activated && current?.user.email === activated)
      sessionStore.updateUser({ ...current.user, isActivated: true })
  }, [activated])

  if (activated) {
    return (
      <Page width="reading">
        <EmptyState
          whole
          picture="funds"
          title={t('activate.doneTitle')}
          action={
            session ? (
              <ButtonLink to={paths.home()}>{t('activate.toHome')}</ButtonLink>
            ) : (
              <Button onClick={() => openAuth('login', activated)}>{t('activate.toSignIn')}</Button>
            )
          }
        >
          {t('activate.doneText', { email: activated })}
        </EmptyState>
      </Page>
    )
  }
  if (token === '' || activation.error) {
    return (
      <Page width="reading">
        <EmptyState
          whole
          picture="broke"
          title={t('activate.failedTitle')}
          action={<ButtonLink to={paths.entry()}>{t('activate.toLanding')}</ButtonLink>}
        >
          {token === '' ? t('activate.missing') : messageOf(activation.error)}
        </EmptyState>
      </Page>
    )
  }
  return (
    <Page width="reading">
      <Loading>
        {t('activate.working')}
        <SkeletonText />
      </Loading>
    </Page>
  )
}
