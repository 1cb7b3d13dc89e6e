import { Box, chakra, Flex } from '@chakra-ui/react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { membersEndpoints } from '#shared/companies/members.endpoints.ts'
import { call } from '../../api/call.ts'
import { useFailureTranslations } from '../../api/use-failure-translations.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { showToast } from '../../ui/toasts.tsx'
import { type Member, membersQuery } from './company-users-queries.ts'
import { RemovalDialog } from './removal-dialog.tsx'
import { RoleChoice } from './role-choice.tsx'

const Cell = chakra('td', {
  base: {
    display: { base: 'block', md: 'table-cell' },
    py: { base: '1', md: '4' },
    pr: { md: '4' },
    verticalAlign: 'middle',
  },
})

/** The text before the date of an invitation, request or membership. */
const useWhen = (): ((member: Member) => string) => {
  const { t } = useTranslation('companies')
  const { date } = useFormat()
  return ({ kind, since, expires_at }) => {
    if (kind === 'request') return t('users.asked', { date: date(since) })
    if (!expires_at) return t('users.since', { date: date(since) })
    return Date.parse(expires_at) > Date.now()
      ? t('users.until', { date: date(expires_at) })
      : t('users.expired')
  }
}

/** The direct action of an administrator: approve a request, or send an invitation again. */
const useAnswer = (member: Member, who: string) => {
  const { t } = useTranslation('companies')
  const queryClient = useQueryClient()
  const { id, kind, email, role } = member
  return useMutation({
    mutationFn: async () => {
      if (kind === 'request') await call(membersEndpoints.confirmMember, { body: { user_id: id } })
      else await call(membersEndpoints.inviteMember, { body: { email, role } })
    },
    onSuccess: async () => {
      showToast('positive', kind === 'request' ? t('users.confirmed', { who }) : t('invite.sent', { email }))
      await queryClient.invalidateQueries({ queryKey: membersQuery.queryKey })
    },
  })
}

const removalTranslations = {
  member: 'users.remove',
  request: 'users.reject',
  invitation: 'users.withdraw',
} as const

const Actions = ({ member, who }: { member: Member; who: string }) => {
  const { t } = useTranslation('companies')
  const failureTranslations = useFailureTranslations()
  const [isRemoving, setRemoving] = useState(false)
  const answer = useAnswer(member, who)
  const { kind } = member
  return (
    <Box display="grid" gap="2" justifyItems={{ md: 'end' }}>
      {/* Aligns the text of the last button with the content above. */}
      <Flex gap="2" wrap="wrap" ms={kind === 'member' ? { base: '-4', md: '0' } : '0'} me={{ md: '-4' }}>
        {kind === 'member' ? null : (
          <Button size="sm" variant="secondary" busy={answer.isPending} onClick={() => answer.mutate()}>
            {t(kind === 'request' ? 'users.confirm' : 'users.again')}
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={() => setRemoving(true)}>
          {t(removalTranslations[kind])}
        </Button>
      </Flex>
      {answer.isError ? <Notice tone="negative">{failureTranslations(answer.error)}</Notice> : null}
      <RemovalDialog member={member} who={who} open={isRemoving} onClose={() => setRemoving(false)} />
    </Box>
  )
}

/** A user of the company: a table row, or a card on a phone. */
export const MemberRow = ({ member, manages }: { member: Member; manages: boolean }) => {
  const { t } = useTranslation('companies')
  const when = useWhen()
  const { user_name, email, role, kind, is_self } = member
  const who = user_name || email
  return (
    <chakra.tr
      display={{ base: 'block', md: 'table-row' }}
      py={{ base: '4', md: '0' }}
      borderTopWidth="1px"
      borderColor="border.hairline"
    >
      <Cell w={{ md: '38%' }}>
        <Box fontWeight="medium" overflowWrap="anywhere">
          <span translate="no">{who}</span>
          {is_self ? <chakra.span color="text.quiet">{t('users.self')}</chakra.span> : null}
        </Box>
        {user_name ? (
          <Box color="text.quiet" fontSize="sm" overflowWrap="anywhere">
            {email}
          </Box>
        ) : null}
      </Cell>
      <Cell w={{ md: '22%' }}>
        {manages && kind === 'member' && !is_self ? (
          <RoleChoice member={member} who={who} />
        ) : (
          t(`role.${role}`)
        )}
      </Cell>
      <Cell color="text.quiet" fontSize="sm">
        {when(member)}
      </Cell>
      {manages ? (
        <Cell pr="0">
          <Actions member={member} who={who} />
        </Cell>
      ) : null}
    </chakra.tr>
  )
}
