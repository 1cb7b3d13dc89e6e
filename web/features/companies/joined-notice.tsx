import { Box, Flex } from '@chakra-ui/react'
import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { companyNameIn } from '#shared/companies/company-name.ts'
import { membersEndpoints } from '#shared/companies/members.endpoints.ts'
import { switchCompanyPath } from '#shared/site/screen-paths.ts'
import { call } from '../../api/call.ts'
import { queryClient } from '../../api/query-client.ts'
import { sessionStore, useSession } from '../../api/session-store.ts'
import { useFailureTranslations } from '../../api/use-failure-translations.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { ScreenNotice } from '../../ui/screen-notice.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { openAuth } from '../account/dialog/auth-dialog-store.ts'
import { openSession } from '../account/sessions/open-session.ts'
import { companyProfileQuery } from './companies-queries.ts'
import { affiliationsQuery } from './company-users-queries.ts'

const LeaveDialog = ({ company, open, onClose }: { company: string; open: boolean; onClose: () => void }) => {
  const { t } = useTranslation('companies')
  const failureTranslations = useFailureTranslations()
  const leave = useMutation({
    mutationFn: () => call(membersEndpoints.leaveCompany),
    onSuccess: () => {
      const email = sessionStore.get()?.user.email
      queryClient.clear()
      // Ending the session redirects to the landing page, where the login dialog opens.
      sessionStore.end()
      openAuth('login', email)
      showToast('positive', t('joined.left', { company }))
    },
  })
  return (
    <Dialog open={open} onClose={onClose} title={t('joined.leaveTitle', { company })}>
      <Box display="grid" gap="5">
        <Box color="text.quiet" overflowWrap="anywhere">
          {t('joined.leaveText')}
        </Box>
        {leave.isError ? <Notice tone="negative">{failureTranslations(leave.error)}</Notice> : null}
        <Box display="grid" gap="3" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
          <Button variant="danger" busy={leave.isPending} onClick={() => leave.mutate()}>
            {t('joined.leave')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('removal.keep')}
          </Button>
        </Box>
      </Box>
    </Dialog>
  )
}

/**
 * Links to other companies: to the user's own, which the switch dialog does not list before it is verified, or to that
 * dialog.
 */
const Elsewhere = () => {
  const { t } = useTranslation('companies')
  const failureTranslations = useFailureTranslations()
  const navigate = useNavigate()
  const { data } = useQuery(affiliationsQuery)
  const others = data?.records.filter(({ is_current, status }) => !is_current && status === 'Active') ?? []
  // A company without data is no longer the user's default once they have joined another.
  const own =
    others.find(({ isDefault }) => isDefault) ?? others.find(({ kycStatus }) => kycStatus !== 'approved')
  const goBack = useMutation({
    mutationFn: (company_id: string) => call(membersEndpoints.switchCompany, { body: { company_id } }),
    onSuccess: async (answer) => {
      openSession(answer)
      await navigate(answer.source_index_path)
    },
    onError: (error) => showToast('negative', failureTranslations(error)),
  })
  if (own)
    return (
      <Button
        size="sm"
        variant="secondary"
        busy={goBack.isPending}
        onClick={() => goBack.mutate(own.companyId)}
      >
        {t('joined.back')}
      </Button>
    )
  return others.some(({ kycStatus }) => kycStatus === 'approved') ? (
    <ButtonLink size="sm" variant="secondary" to={switchCompanyPath}>
      {t('bar.switch')}
    </ButtonLink>
  ) : null
}

/**
 * Shows, after each login, which company the session acts for, if another user has invited this one: whatever they
 * enter belongs to that company. Shown until the company is verified, since nobody has checked yet whose company it is.
 */
const JoinedNotice = () => {
  const { t } = useTranslation('companies')
  const session = useSession()
  const { data } = useQuery(companyProfileQuery)
  const locale = useLocale()
  const [isLeaving, setLeaving] = useState(false)
  if (!session || !data) return null
  const isVerified = data.kycStatus === 'approved'
  const { registerNameEn, registerNameCn } = data
  const company =
    companyNameIn(locale, {
      ...(registerNameEn ? { registerNameEn } : {}),
      ...(registerNameCn ? { registerNameCn } : {}),
    }) || t('joined.unnamed')
  const inviter = data.invited_by ?? t('invitation.someone')
  const close = () => {
    const { isJoined: _shown, ...user } = session.user
    sessionStore.updateUser(user)
  }
  return (
    <ScreenNotice>
      <Notice
        tone={isVerified ? 'neutral' : 'waiting'}
        title={t('joined.title', { company })}
        action={
          <Flex gap="3" wrap="wrap">
            <Elsewhere />
            <Button size="sm" variant="secondary" onClick={() => setLeaving(true)}>
              {t('joined.leave')}
            </Button>
            {isVerified ? (
              <Button size="sm" variant="quiet" onClick={close}>
                {t('joined.close')}
              </Button>
            ) : null}
          </Flex>
        }
      >
        <Box as="span" overflowWrap="anywhere">
          {t(isVerified ? 'joined.text' : 'joined.textUnverified', { inviter })}
        </Box>
      </Notice>
      <LeaveDialog company={company} open={isLeaving} onClose={() => setLeaving(false)} />
    </ScreenNotice>
  )
}

export const Component = () => (
  <QueryClientProvider client={queryClient}>
    <JoinedNotice />
  </QueryClientProvider>
)
