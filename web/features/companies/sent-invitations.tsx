import { Box, chakra } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { type Member, membersQuery } from './company-users-queries.ts'

/** A user's open invitations, which end if the user is no longer an administrator. Hidden without any. */
export const SentInvitations = ({ of: { id } }: { of: Member }) => {
  const { t } = useTranslation('companies')
  const { data } = useQuery(membersQuery)
  const sent = data?.records.filter((each) => each.kind === 'invitation' && each.invited_by === id) ?? []
  if (sent.length === 0) return null
  return (
    <Box bg="waiting.subtle" borderWidth="1px" borderColor="waiting.border" borderRadius="md" p="4">
      <Box fontWeight="semibold" color="waiting.text">
        {t('removal.sent', { number: sent.length })}
      </Box>
      <chakra.ul mt="2" pl="5" listStyleType="disc" maxH="180px" overflowY="auto">
        {sent.map(({ id: invitationId, email, role }) => (
          <chakra.li key={invitationId} overflowWrap="anywhere">
            <span translate="no">{email}</span>
            <chakra.span color="text.quiet">{t('removal.sentAs', { role: t(`role.${role}`) })}</chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </Box>
  )
}
