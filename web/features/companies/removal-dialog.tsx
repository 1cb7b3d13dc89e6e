import { Box, chakra } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { membersEndpoints } from '#shared/companies/members.endpoints.ts'
import { call } from '../../api/call.ts'
import { useFailureTranslations } from '../../api/use-failure-translations.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { type Member, membersQuery } from './company-users-queries.ts'
import { SentInvitations } from './sent-invitations.tsx'

const wordsOf = {
  member: { title: 'removal.memberTitle', confirm: 'users.remove', done: 'users.removed' },
  invitation: { title: 'removal.invitationTitle', confirm: 'users.withdraw', done: 'users.withdrawn' },
  request: { title: 'removal.requestTitle', confirm: 'users.reject', done: 'users.rejected' },
} as const

/** Confirms that a user is removed, a request declined or an invitation cancelled, and explains the effect. */
export const RemovalDialog = ({
  member,
  who,
  open,
  onClose,
}: {
  member: Member
  who: string
  open: boolean
  onClose: () => void
}) => {
  const { t } = useTranslation('companies')
  const failureTranslations = useFailureTranslations()
  const queryClient = useQueryClient()
  const { id, kind, is_self } = member
  const words = wordsOf[kind]
  const remove = useMutation({
    mutationFn: () =>
      kind === 'request'
        ? call(membersEndpoints.rejectMember, { body: { user_id: id } })
        : call(membersEndpoints.removeMember, { body: { id } }),
    onSuccess: async () => {
      showToast('positive', t(words.done, { who }))
      onClose()
      await queryClient.invalidateQueries({ queryKey: membersQuery.queryKey })
    },
  })
  return (
    <Dialog open={open} onClose={onClose} title={t(words.title)}>
      <Box display="grid" gap="5">
        <chakra.p color="text.quiet" overflowWrap="anywhere">
          {is_self ? t('removal.self') : t(`removal.${kind}`, { who })}
        </chakra.p>
        {kind === 'member' ? <SentInvitations of={member} /> : null}
        {remove.isError ? <Notice tone="negative">{failureTranslations(remove.error)}</Notice> : null}
        <Box display="grid" gap="3" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }}>
          <Button variant="danger" busy={remove.isPending} onClick={() => remove.mutate()}>
            {t(words.confirm)}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('removal.keep')}
          </Button>
        </Box>
      </Box>
    </Dialog>
  )
}
