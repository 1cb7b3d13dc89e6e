import { Box } from '@chakra-ui/react'
import type { StatementSummary } from '#shared/desk/payments.ts'
import { type Continuity, isContinuous } from '#shared/repayment/statement-continuity.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { ActDialog } from '../acts/act-dialog.tsx'
import { useOpenAct } from '../acts/use-open-act.ts'

/** The continuity of a bank statement with the last known balance of its account. */
export interface StatementContinuity {
  currency: string
  continuity?: Continuity | null
  known?: string | null
  missing?: number
  accepted?: StatementSummary['accepted']
}

/** A badge with the statement's continuity; nothing for statements imported before it was recorded. */
export const ContinuityBadge = ({
  of: { continuity, accepted, missing = 0 },
}: {
  of: StatementContinuity
}) => {
  const t = useTranslations()
  if (!continuity) return null
  const isReliable = isContinuous(continuity)
  return (
    <>
      <StatusBadge tone={isReliable || accepted ? 'positive' : 'negative'}>
        {t(`statements.continuities.${!isReliable && accepted ? 'accepted' : continuity}`)}
      </StatusBadge>
      {missing > 0 ? (
        <Box mt="1" color="waiting.text">
          {t('statements.continuity.missing', { count: missing })}
        </Box>
      ) : null}
    </>
  )
}

/** Why a statement is not continuous, and the balance that was expected. */
export const DiscontinuityReason = ({ of: { continuity, known, currency } }: { of: StatementContinuity }) => {
  const t = useTranslations()
  const format = useFormat()
  if (!continuity || isContinuous(continuity)) return null
  return (
    <>
      <Box>{t(`statements.continuityWhy.${continuity as 'gap'}`)}</Box>
      {known ? (
        <Box mt="1">{t('statements.continuity.known', { amount: format.money(known, currency) })}</Box>
      ) : null}
    </>
  )
}

/** A discontinuous statement's reason, and the act to accept it. */
export const ContinuityNotice = ({ statement }: { statement: StatementSummary }) => {
  const t = useTranslations()
  const format = useFormat()
  const { may } = useMe()
  const { continuity, accepted, statementId } = statement
  const [action, setAction] = useOpenAct(['statement-accept'], statementId)
  if (!continuity || isContinuous(continuity)) return null
  return (
    <Box
      mb="5"
      p="4"
      borderRadius="sm"
      bg={accepted ? 'waiting.subtle' : 'negative.subtle'}
      maxW="70ch"
      lineHeight="snug"
    >
      <DiscontinuityReason of={statement} />
      {accepted ? (
        <Box mt="2" color="text.quiet">
          {accepted.approvedBy
            ? t('statements.continuity.acceptedBy', {
                by: accepted.by,
                second: accepted.approvedBy,
                at: format.timestamp(accepted.at),
              })
            : t('statements.continuity.acceptedAlone', {
                by: accepted.by,
                at: format.timestamp(accepted.at),
              })}
          {accepted.reason ? (
            <Box>{t('statements.continuity.reason', { reason: accepted.reason })}</Box>
          ) : null}
        </Box>
      ) : (
        <>
          <Box mt="2">{t('statements.continuity.waits')}</Box>
          {may('statement-accept') ? (
            <Box mt="3">
              <Button size="sm" onClick={() => setAction('statement-accept')}>
                {t('statements.continuity.accept')}
              </Button>
            </Box>
          ) : null}
        </>
      )}
      {action ? (
        <ActDialog action={action} given={{ statementId }} onClose={() => setAction(undefined)} />
      ) : null}
    </Box>
  )
}
