import { Box, chakra } from '@chakra-ui/react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import type { LoginResponse } from '#shared/account/account-responses.schema.ts'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { companyNameIn } from '#shared/companies/company-name.ts'
import { membersEndpoints } from '#shared/companies/members.endpoints.ts'
import { siteScreens, withSecret } from '#shared/site/screen-paths.ts'
import { type FailureReason, isApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { sessionStore, useSession } from '../../api/session-store.ts'
import { useFailureTranslations } from '../../api/use-failure-translations.ts'
import { paths } from '../../app/paths.ts'
import { requestedScreenKey, storeRequestedScreen } from '../../app/requested-screen.ts'
import { useLinkToken } from '../../app/use-link-token.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading, SkeletonBar } from '../../ui/skeleton.tsx'
import { AuthFrame } from '../account/frame/auth-frame.tsx'
import { logout } from '../account/sessions/logout.ts'
import { openSession } from '../account/sessions/open-session.ts'
import { InvitationForm } from './invitation-form.tsx'

type Invitation = ResponseOf<typeof membersEndpoints.openInvitation>

/** Why an invitation cannot be accepted; translation keys. */
const faultOf: Readonly<Partial<Record<FailureReason, 'used' | 'expired' | 'taken' | 'missing'>>> = {
  invitationLinkInvalid: 'used',
  invitationExpired: 'expired',
  emailTaken: 'taken',
  invalidInput: 'missing',
}

const faultIn = (error: unknown) => (isApiError(error) ? faultOf[error.reason] : undefined)

const Bad = ({ fault }: { fault: 'used' | 'expired' | 'taken' | 'missing' }) => {
  const { t } = useTranslation('companies')
  return (
    <AuthFrame title={t('invitation.badTitle')}>
      <Notice tone="waiting">{t(`invitation.${fault}`)}</Notice>
      <Box mt="6">
        <ButtonLink to={paths.login()} wide>
          {t('invitation.login')}
        </ButtonLink>
      </Box>
    </AuthFrame>
  )
}

/** Shown to a new user whose login asks for more than the password just set. */
const Joined = ({ company, email }: { company: string; email: string }) => {
  const { t } = useTranslation('companies')
  return (
    <AuthFrame title={t('invitation.joinedTitle', { company })} lead={t('invitation.joinedText', { email })}>
      <ButtonLink to={paths.login(email)} wide>
        {t('invitation.login')}
      </ButtonLink>
    </AuthFrame>
  )
}

/** Opens the session of a login or of a switched company, and continues on its home. */
const useEnter = () => {
  const navigate = useNavigate()
  return async (answer: LoginResponse) => {
    openSession(answer)
    await navigate(answer.source_index_path, { replace: true })
  }
}

const switchTo = (companyId: string) =>
  call(membersEndpoints.switchCompany, { body: { company_id: companyId } })

/** Shown after a logged-in user has joined: they continue with this company or the previous one. */
const JoinedInSession = ({
  company,
  companyId,
  isVerified,
}: {
  company: string
  companyId: string
  isVerified: boolean
}) => {
  const { t } = useTranslation('companies')
  const enter = useEnter()
  const failureTranslations = useFailureTranslations()
  const change = useMutation({ mutationFn: () => switchTo(companyId), onSuccess: enter })
  return (
    <AuthFrame
      title={t('invitation.joinedTitle', { company })}
      lead={t(isVerified ? 'invitation.joinedHere' : 'invitation.joinedUnverified')}
    >
      <Box display="grid" gap="3">
        {change.isError ? <Notice tone="negative">{failureTranslations(change.error)}</Notice> : null}
        <Button wide busy={change.isPending} onClick={() => change.mutate()}>
          {t('invitation.actFor', { company })}
        </Button>
        <ButtonLink wide variant="secondary" to={paths.entry()}>
          {t('invitation.stay')}
        </ButtonLink>
      </Box>
    </AuthFrame>
  )
}

/** The link alone gives no access: a user with an account logs in first and returns here. */
const LogInFirst = ({ token, email }: { token: string; email: string }) => {
  const { t } = useTranslation('companies')
  const session = useSession()
  const navigate = useNavigate()
  const toLogin = useMutation({
    mutationFn: async () => {
      if (sessionStore.get()) {
        await logout()
        sessionStore.end()
      }
      storeRequestedScreen(siteScreens.invitation, withSecret('', { token }))
      await navigate(paths.login(email))
    },
  })
  return (
    <Box display="grid" gap="5">
      <chakra.p overflowWrap="anywhere">
        {session
          ? t('invitation.otherAccount', { email, other: session.user.email })
          : t('invitation.known', { email })}
      </chakra.p>
      <Button wide busy={toLogin.isPending} onClick={() => toLogin.mutate()}>
        {t(session ? 'invitation.changeAccount' : 'invitation.logInToJoin')}
      </Button>
    </Box>
  )
}

/**
 * Accepts the invitation as the logged-in user whom it was sent to, and continues with a verified company at once. With
 * an unverified one, and if switching fails, they choose a company after joining.
 */
const Accept = ({
  token,
  isVerified,
  onJoined,
}: {
  token: string
  isVerified: boolean
  onJoined: (companyId: string) => void
}) => {
  const { t } = useTranslation('companies')
  const enter = useEnter()
  const failureTranslations = useFailureTranslations()
  const accept = useMutation({
    mutationFn: async (goesOn: boolean) => {
      const { company_id } = await call(membersEndpoints.acceptInvitation, { body: { token } })
      const switched = goesOn ? await switchTo(company_id).catch(() => undefined) : undefined
      return { companyId: company_id, switched }
    },
    onSuccess: ({ companyId, switched }) => (switched ? enter(switched) : onJoined(companyId)),
  })
  return (
    <Box display="grid" gap="5">
      <chakra.p>{t(isVerified ? 'invitation.readyVerified' : 'invitation.ready')}</chakra.p>
      {accept.isError ? (
        <Notice tone="negative">
          {faultIn(accept.error)
            ? t(`invitation.${faultIn(accept.error) ?? 'used'}`)
            : failureTranslations(accept.error)}
        </Notice>
      ) : null}
      <Button wide busy={accept.isPending} onClick={() => accept.mutate(isVerified)}>
        {t(isVerified ? 'invitation.joinAndSwitch' : 'invitation.join')}
      </Button>
      {isVerified ? (
        <Button wide variant="secondary" disabled={accept.isPending} onClick={() => accept.mutate(false)}>
          {t('invitation.joinOnly')}
        </Button>
      ) : null}
    </Box>
  )
}

/** Shows how to accept the invitation: as a new user, as the logged-in user, or after a login. */
const Answer = ({
  token,
  invitation: { email, has_account, is_verified },
  onJoined,
}: {
  token: string
  invitation: Invitation
  onJoined: (companyId: string | null) => void
}) => {
  const session = useSession()
  const enter = useEnter()
  if (!has_account)
    return (
      <InvitationForm
        token={token}
        email={email}
        onJoined={(login) => (login ? enter(login) : onJoined(null))}
      />
    )
  return session?.user.email === email ? (
    <Accept token={token} isVerified={is_verified} onJoined={onJoined} />
  ) : (
    <LogInFirst token={token} email={email} />
  )
}

const Open = ({ token, invitation }: { token: string; invitation: Invitation }) => {
  const { t } = useTranslation('companies')
  const locale = useLocale()
  const { date } = useFormat()
  const [joined, setJoined] = useState<{ companyId: string | null } | null>(null)
  const { registerNameEn, registerNameCn, email, inviter, role, expires_at, is_verified } = invitation
  const name = companyNameIn(locale, {
    ...(registerNameEn ? { registerNameEn } : {}),
    ...(registerNameCn ? { registerNameCn } : {}),
  })
  if (joined) {
    const company = name || t('invitation.thisCompany')
    return joined.companyId ? (
      <JoinedInSession company={company} companyId={joined.companyId} isVerified={is_verified} />
    ) : (
      <Joined company={company} email={email} />
    )
  }
  const lead = t('invitation.lead', { inviter, role: t(`invitation.role.${role}`) })
  return (
    <AuthFrame
      title={t('invitation.title', { company: name || t('invitation.unnamed') })}
      lead={
        <chakra.span overflowWrap="anywhere">
          {`${lead}${t('invitation.until', { date: date(expires_at) })}`}
        </chakra.span>
      }
    >
      <Box display="grid" gap="5">
        {is_verified ? null : (
          <Notice tone="waiting" title={t('invitation.unverifiedTitle')}>
            <chakra.span overflowWrap="anywhere">{t('invitation.unverified', { inviter })}</chakra.span>
          </Notice>
        )}
        <Answer token={token} invitation={invitation} onJoined={(companyId) => setJoined({ companyId })} />
      </Box>
    </AuthFrame>
  )
}

/** The target of a mailed invitation: joins the company with an existing account or a new one. */
export const Component = () => {
  const { t } = useTranslation('companies')
  const token = useLinkToken()
  // The user has returned from the login, so the stored screen is no longer needed.
  useEffect(() => {
    if (sessionStore.get()) sessionStorage.removeItem(requestedScreenKey)
  }, [])
  const invitation = useQuery({
    ...endpointQuery(membersEndpoints.openInvitation, { body: { token } }),
    enabled: token !== '',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const fault = token === '' ? 'missing' : faultIn(invitation.error)
  if (fault) return <Bad fault={fault} />
  if (invitation.data) return <Open token={token} invitation={invitation.data} />
  return (
    <AuthFrame title={t('invitation.title', { company: t('invitation.unnamed') })}>
      {invitation.error ? (
        <Failure of={invitation} />
      ) : (
        <Loading>
          <Box display="grid" gap="5">
            <SkeletonBar h="12" />
            <SkeletonBar h="12" />
          </Box>
        </Loading>
      )}
    </AuthFrame>
  )
}
