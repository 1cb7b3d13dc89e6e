import { Box, chakra } from '@chakra-ui/react'
import type { PendingApprovalSummary } from '#shared/desk/work-responses.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { PageLink } from '../../ui/company-link.tsx'
import { useActTranslations } from '../../ui/field-translations.ts'

/** A badge in a row: a proposal about the item is pending, with its proposer. */
export const ProposalBadge = ({ proposed }: { proposed: readonly PendingApprovalSummary[] }) => {
  const t = useTranslations()
  const people = [...new Set(proposed.map(({ proposedBy }) => proposedBy))]
  return people.length === 0 ? null : (
    <Box color="waiting.text" fontSize="xs" fontWeight="normal" overflowWrap="anywhere">
      {t('work.proposed.mark', { person: people.join(t('value.and')) })}
    </Box>
  )
}

/** The pending proposals about an item, so that nobody proposes the same again. */
export const PendingProposals = ({ proposed }: { proposed: readonly PendingApprovalSummary[] }) => {
  const t = useTranslations()
  const actTranslations = useActTranslations()
  const format = useFormat()
  return proposed.length === 0 ? null : (
    <chakra.ul
      aria-label={t('inboxes.proposals')}
      listStyleType="none"
      display="grid"
      gap="2"
      mb="4"
      p="3"
      bg="waiting.subtle"
      borderRadius="sm"
    >
      {proposed.map(({ proposalId, action, proposedBy, proposedAt, expiresAt }) => (
        <chakra.li key={proposalId} overflowWrap="anywhere">
          {t('work.proposed.told', {
            person: proposedBy,
            act: actTranslations(action),
            at: format.timestamp(proposedAt),
            until: format.timestamp(expiresAt),
          })}{' '}
          <PageLink to={`/inbox/proposals?item=${proposalId}`} textDecoration="underline">
            {t('work.proposed.see')}
          </PageLink>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}
