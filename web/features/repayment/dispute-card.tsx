import { Box, chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { isCollectable } from '#shared/repayment/charge-order-states.ts'
import { daysToAnswer } from '#shared/repayment/dispute.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { Card, CardTitle } from '../../ui/card.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import { TextButton } from '../../ui/text-link.tsx'
import { useFileViewer } from '../files/viewer/use-file-viewer.tsx'
import type { ChargeDetail } from './charge-state.ts'
import { DisputeForm } from './dispute-form.tsx'
import { WithdrawDispute } from './withdraw-dispute.tsx'

const tones = {
  upheld: 'positive',
  rejected: 'negative',
  withdrawn: 'neutral',
  paid: 'positive',
  waiting: 'waiting',
} as const

const Raised = ({ dispute, chargeId }: { dispute: ChargeDetail['disputes'][number]; chargeId: string }) => {
  const { t } = useTranslation('repayment')
  const { timestamp } = useFormat()
  const { open, viewer } = useFileViewer()
  const { file_id: fileId, answer } = dispute
  const state = dispute.outcome ?? 'waiting'
  return (
    <chakra.li py="4" borderTopWidth="1px" borderColor="border.hairline" _first={{ borderTopWidth: '0' }}>
      <StatusBadge tone={tones[state]}>{t(`dispute.states.${state}`)}</StatusBadge>
      <chakra.p mt="2" overflowWrap="anywhere" whiteSpace="pre-line">
        {dispute.words}
      </chakra.p>
      <Box fontSize="sm" color="text.quiet">
        {t('dispute.raisedAt', { when: timestamp(dispute.raised_time) })}
        {dispute.outcome === 'withdrawn' || dispute.outcome === 'paid'
          ? t(`dispute.${dispute.outcome}At`, { when: timestamp(dispute.answered_time ?? '') })
          : null}
      </Box>
      {fileId ? (
        <TextButton minH="touch" onClick={() => open({ id: fileId, title: t('dispute.file') })}>
          {t('dispute.openFile')}
        </TextButton>
      ) : null}
      {answer ? (
        <Box mt="3" pl="4" borderLeftWidth="2px" borderColor="border.hairline">
          <Box fontSize="sm" color="text.quiet">
            {t('dispute.answer', { when: timestamp(dispute.answered_time ?? '') })}
          </Box>
          <chakra.p overflowWrap="anywhere" whiteSpace="pre-line">
            {answer}
          </chakra.p>
        </Box>
      ) : null}
      {dispute.outcome === null ? (
        <>
          <Box mt="2" fontSize="sm" color="text.quiet">
            {t('dispute.terms', { days: daysToAnswer })}
          </Box>
          <WithdrawDispute chargeId={chargeId} />
        </>
      ) : null}
      {viewer}
    </chakra.li>
  )
}

/** The seller's disputes about a bill with the lender's answers, and a button for a new one. */
export const DisputeCard = ({ detail: { charge, disputes } }: { detail: ChargeDetail }) => {
  const { t } = useTranslation('repayment')
  const mayDispute = isCollectable(charge.status)
  if (!mayDispute && disputes.length === 0) return null
  return (
    <Card data-unprinted>
      <CardTitle mb="1">{t('dispute.title')}</CardTitle>
      {mayDispute ? (
        <>
          <chakra.p color="text.quiet">
            {t('dispute.lead')} {t('dispute.terms', { days: daysToAnswer })}
          </chakra.p>
          <Disclosure summary={t('dispute.open')}>
            <DisputeForm chargeId={charge.id} />
          </Disclosure>
        </>
      ) : null}
      <chakra.ul listStyleType="none">
        {disputes.map((dispute) => (
          <Raised key={dispute.raised_time} dispute={dispute} chargeId={charge.id} />
        ))}
      </chakra.ul>
    </Card>
  )
}
