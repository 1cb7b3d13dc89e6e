import { Box, chakra } from '@chakra-ui/react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import { companyNameIn } from '#shared/companies/company-name.ts'
import { membersEndpoints } from '#shared/companies/members.endpoints.ts'
import { type FailureReason, isApiError } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { endpointQuery } from '../../api/endpoint-query.ts'
import { useFailureWords } from '../../api/use-failure-words.ts'
import { paths } from '../../app/paths.ts'
import { useLinkToken } from '../../app/use-link-token.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Failure } from '../../ui/failure.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Loading, SkeletonBar } from '../../ui/skeleton.tsx'
import { AuthFrame } from '../account/frame/auth-frame.tsx'
import { InvitationForm } from './invitation-form.tsx'

type Invitation = ResponseOf<typeof membersEndpoints.openInvitation>

/** Why an invitation lets nobody in, in the words of the page. */
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

const Joined = ({ email }: { email: string }) => {
  const { t } = useTranslation('companies')
  return (
    <AuthFrame title={t('invitation.joinedTitle')} lead={t('invitation.joinedText', { email })}>
      <ButtonLink to={paths.login(email)} wide>
        {t('invitation.login')}
      </ButtonLink>
    </AuthFrame>
  )
}

/** Whoever has an account says yes; it takes no password, as nobody is logged in by it. */
const Accept = ({ token, onJoined }: { token: string; onJoined: () => void }) => {
  const { t } = useTranslation('companies')
  const failureWords = useFailureWords()
  const accept = useMutation({
    mutationFn: () => call(membersEndpoints.acceptInvitation, { body: { token } }),
    onSuccess: onJoined,
  })
  return (
    <Box display="grid" gap="5">
      <chakra.p>{t('invitation.known')}</chakra.p>
      {accept.isError ? (
        <Notice tone="negative">
          {faultIn(accept.error)
            ? t(`invitation.${faultIn(accept.error) ?? 'used'}`)
            : failureWords(accept.error)}
        </Notice>
      ) : null}
      <Button wide busy={accept.isPending} onClick={() => accept.mutate()}>
        {t('invitation.join')}
      </Button>
    </Box>
  )
}

const Open = ({ token, invitation }: { token: string; invitation: Invitation }) => {
  const { t } = useTranslation('companies')
  const locale = useLocale()
  const { date } = useFormat()
  const [isJoined, setJoined] = useState(false)
  const { registerNameEn, registerNameCn, email, inviter, role, expires_at, has_account } = invitation
  if (isJoined) return <Joined email={email} />
  const company =
    companyNameIn(locale, {
      ...(registerNameEn ? { registerNameEn } : {}),
      ...(registerNameCn ? { registerNameCn } : {}),
    }) || t('invitation.unnamed')
  const lead = t('invitation.lead', {
    inviter: inviter || t('invitation.someone'),
    role: t(`invitation.role.${role}`),
  })
  return (
    <AuthFrame
      title={t('invitation.title', { company })}
      lead={`${lead}${t('invitation.until', { date: date(expires_at) })}`}
    >
      {has_account ? (
        <Accept token={token} onJoined={() => setJoined(true)} />
      ) : (
        <InvitationForm token={token} email={email} onJoined={() => setJoined(true)} />
      )}
    </AuthFrame>
  )
}

/** Where a mailed invitation leads: joining with the account that one has, or with a new one. */
export const Component = () => {
  const { t } = useTranslation('companies')
  const token = useLinkToken()
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
