import { Box, chakra, Flex } from '@chakra-ui/react'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import type { engagementEndpoints } from '#shared/engagement/engagement.endpoints.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Failure } from '../../../ui/failure.tsx'
import { Loading, SkeletonText } from '../../../ui/skeleton.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { complaintsQuery } from './complaints-query.ts'

type Complaint = ResponseOf<typeof engagementEndpoints.makeComplaint>

const Made = ({ complaint }: { complaint: Complaint }) => {
  const { t } = useTranslation('complaints')
  const { date } = useFormat()
  const { about, text, received_on, due_on, outcome, answer, answered_on } = complaint
  return (
    <chakra.li py="5" borderTopWidth="1px" borderColor="border.hairline" _first={{ borderTopWidth: '0' }}>
      <Flex wrap="wrap" gap="2" align="center" justify="space-between">
        <Box fontWeight="medium">{t(`subjects.${about}`)}</Box>
        <StatusBadge tone={outcome ? 'neutral' : 'waiting'}>
          {outcome ? t(`outcomes.${outcome}`) : t('waiting')}
        </StatusBadge>
      </Flex>
      <chakra.p fontSize="sm" color="text.quiet" mt="1">
        {outcome
          ? t('madeOn', { date: date(received_on) })
          : t('waits', { date: date(received_on), due: date(due_on) })}
      </chakra.p>
      <chakra.p mt="2" overflowWrap="anywhere" whiteSpace="pre-line">
        {text}
      </chakra.p>
      {answer !== null && answered_on !== null ? (
        <Box mt="4" ps="4" borderInlineStartWidth="2px" borderColor="border.hairline">
          <chakra.p fontSize="sm" color="text.quiet">
            {t('answeredOn', { date: date(answered_on) })}
          </chakra.p>
          <chakra.p overflowWrap="anywhere" whiteSpace="pre-line">
            {answer}
          </chakra.p>
        </Box>
      ) : null}
    </chakra.li>
  )
}

/** The user's complaints, the latest first. */
export const ComplaintList = () => {
  const { t } = useTranslation('complaints')
  const query = useQuery(complaintsQuery)
  if (query.isPending)
    return (
      <Loading>
        <SkeletonText lines={3} />
      </Loading>
    )
  // If a refetch fails, the previous list stays.
  if (!query.data) return <Failure of={query} />
  if (query.data.complaints.length === 0) return <chakra.p color="text.quiet">{t('none')}</chakra.p>
  return (
    <chakra.ul listStyleType="none" my="-5">
      {query.data.complaints.map((complaint) => (
        <Made key={complaint.complaint_id} complaint={complaint} />
      ))}
    </chakra.ul>
  )
}
