import { Box } from '@chakra-ui/react'
import type { LineReason, StatementLineView } from '#shared/desk/payments.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { useChoiceTranslations } from '../../ui/field-translations.ts'
import { useCompanyName } from '../../ui/use-company-name.ts'

/** The text of a match's reasons. */
export const useReasonTranslations = () => {
  const t = useTranslations()
  return (reasons: readonly LineReason[]): string =>
    t('statements.by', {
      reasons: reasons.map((reason) => t(`statements.reasons.${reason}`)).join(t('statements.between')),
    })
}

/** The targets that a line was matched to, with the actor and the reasons. */
export const LineMatches = ({ line }: { line: StatementLineView }) => {
  const t = useTranslations()
  const format = useFormat()
  const nameOf = useCompanyName()
  const reasonTranslations = useReasonTranslations()
  const choiceTranslations = useChoiceTranslations()
  const { parts, currency, state, reason, rule, returnReference, decidedBy, decidedAt } = line
  const by = (who: string, at: string) => t('statements.partBy', { by: who, at: format.timestamp(at) })
  return (
    <>
      {parts.map((part) => (
        <Box key={`${part.kind} ${part.id}`} mb="1.5">
          <Box>
            {`${t(`statements.partKinds.${part.kind}`)} ${nameOf(part)} ${format.money(part.amount, currency)}`}
          </Box>
          <Box color="text.quiet" fontFamily="mono" fontSize="xs" overflowWrap="anywhere">
            {part.id}
          </Box>
          <Box color="text.quiet">
            {part.reasons.length > 0 ? reasonTranslations(part.reasons) : null}
            {part.reason ? t('statements.because', { reason: part.reason }) : null}
          </Box>
          <Box color="text.quiet" fontSize="xs">
            {by(part.by, part.at)}
          </Box>
        </Box>
      ))}
      {parts.length === 0 && (state === 'suspense' || state === 'ignored' || state === 'paid back') ? (
        <Box>
          {state === 'suspense' ? <Box>{t('statements.forNobody')}</Box> : null}
          {returnReference ? <Box>{t('statements.returned', { reference: returnReference })}</Box> : null}
          {rule ? (
            <Box>
              {t('statements.ignored.byRule', {
                contains: rule.contains,
                purpose: choiceTranslations('purpose', rule.purpose),
              })}
            </Box>
          ) : null}
          {reason ? <Box color="text.quiet">{t('statements.because', { reason })}</Box> : null}
          {decidedBy && decidedAt ? (
            <Box color="text.quiet" fontSize="xs">
              {by(decidedBy, decidedAt)}
            </Box>
          ) : null}
        </Box>
      ) : null}
    </>
  )
}
