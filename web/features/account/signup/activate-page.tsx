import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { type FailureReason, isApiError } from '../../../api/api-error.ts'
import { endpointQuery } from '../../../api/endpoint-query.ts'
import { sessionStore, useSession } from '../../../api/session-store.ts'
import { paths } from '../../../app/paths.ts'
import { useLinkToken } from '../../../app/use-link-token.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { FailurePage } from '../../../ui/failure.tsx'
import { Page } from '../../../ui/page.tsx'
import { Loading, SkeletonText } from '../../../ui/skeleton.tsx'
import { usePageTitle } from '../../../ui/use-page-title.ts'
import { ClaimPage } from './claim-form.tsx'
import { RequestActivation } from './request-activation.tsx'

/** Why an activation link failed, by the refusal's reason. */
const faultOfReason: Readonly<Partial<Record<FailureReason, 'wrong' | 'expired'>>> = {
  invalidInput: 'wrong',
  linkInvalid: 'wrong',
  linkExpired: 'expired',
}

/**
 * The target of the activation mail's link: confirms the address and shows the next step. In another browser than that
 * of the signup, the mailbox's owner sets a password first.
 */
export const Component = () => {
  const { t } = useTranslation('account')
  usePageTitle(t('activate.pageTitle'))
  const session = useSession()
  const token = useLinkToken()
  const activation = useQuery({
    ...endpointQuery(accountEndpoints.activate, { body: { token } }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const { data } = activation
  const activated = data?.is_activated ? data.email : undefined
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
              <ButtonLink to={paths.login(activated)}>{t('activate.toLogin')}</ButtonLink>
            )
          }
        >
          {t('activate.doneText', { email: activated })}
        </EmptyState>
      </Page>
    )
  }
  if (data) return <ClaimPage token={token} email={data.email} registerSource={data.register_source} />
  const { error } = activation
  const fault = token === '' ? 'missing' : isApiError(error) ? faultOfReason[error.reason] : undefined
  if (fault) return <RequestActivation reason={fault} email={session?.user.email ?? ''} />
  if (error) return <FailurePage of={activation} />
  return (
    <Page width="reading">
      <Loading>
        {t('activate.working')}
        <SkeletonText />
      </Loading>
    </Page>
  )
}
