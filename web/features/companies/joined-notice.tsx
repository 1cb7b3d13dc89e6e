import { Box, Flex } from '@chakra-ui/react'
import { QueryClientProvider, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { membersEndpoints } from '#shared/companies/members.endpoints.ts'
import { switchCompanyPath } from '#shared/site/screen-paths.ts'
import { call } from '../../api/call.ts'
import { queryClient } from '../../api/query-client.ts'
import { sessionStore, useSession } from '../../api/session-store.ts'
import { useFailureWords } from '../../api/use-failure-words.ts'
import { paths } from '../../app/paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { companyProfileQuery } from './companies-queries.ts'
import { useCompanyName } from './use-company-name.ts'

const LeaveDialog = ({ company, open, onClose }: { company: string; open: boolean; onClose: () => void }) => {
  const { t } = useTranslation('companies')
  const failureWords = useFailureWords()
  const navigate = useNavigate()
  const leave = useMutation({
    mutationFn: () => call(membersEndpoints.leaveCompany),
    onSuccess: async () => {
      const email = sessionStore.get()?.user.email
      queryClient.clear()
      sessionStore.end()
      showToast('positive', t('joined.left', { company }))
      await navigate(paths.login(email), { replace: true })
    },
  })
  return (
    <Dialog open={open} onClose={onClose} title={t('joined.leaveTitle', { company })}>
      <Box display="grid" gap="5">
        <Box color="text.quiet" overflowWrap="anywhere">
          {t('joined.leaveText')}
        </Box>
        {leave.isError ? <Notice tone="negative">{failureWords(leave.error)}</Notice> : null}
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
 * Says after each login which company the session acts for, to whom somebody has invited into it: what they enter is that
 * company's. It stays while the company is not verified, since nobody has looked at whose it is.
 */
const JoinedNotice = () => {
  const { t } = useTranslation('companies')
  const session = useSession()
  const { data } = useQuery(companyProfileQuery)
  const nameOf = useCompanyName()
  const [isLeaving, setLeaving] = useState(false)
  if (!session || !data) return null
  const isVerified = data.kycStatus === 'approved'
  const company = nameOf(data)
  const inviter = data.invited_by ?? t('invitation.someone')
  const close = () => {
    const { isJoined: _shown, ...user } = session.user
    sessionStore.updateUser(user)
  }
  return (
    <Box w="full" maxW="content" mx="auto" px={{ base: '4', md: '6' }} pt={{ base: '4', md: '6' }}>
      <Notice
        tone={isVerified ? 'neutral' : 'waiting'}
        title={t('joined.title', { company })}
        action={
          <Flex gap="3" wrap="wrap">
            <ButtonLink size="sm" variant="secondary" to={switchCompanyPath}>
              {t('bar.switch')}
            </ButtonLink>
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
    </Box>
  )
}

export const Component = () => (
  <QueryClientProvider client={queryClient}>
    <JoinedNotice />
  </QueryClientProvider>
)
