import { Box } from '@chakra-ui/react'
import type { AccountCheck, SkippedStatements } from '#shared/desk/payments.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslations } from '../../i18n/use-translations.ts'

/** Compares each account's stored lines with the change of its balance, and lists accounts that are left out. */
export const AccountChecks = ({
  accounts,
  otherAccounts,
}: {
  accounts: readonly AccountCheck[]
  otherAccounts: readonly SkippedStatements[]
}) => {
  const t = useTranslations()
  const format = useFormat()
  return (
    <Box as="section" aria-label={t('statements.check.label')} display="grid" gap="1">
      {accounts.map(({ ending, currency, kept, change, difference, periods, undecided }) => {
        const differs = Number(difference) !== 0
        return (
          <Box key={`${ending} ${currency}`}>
            {t('statements.check.account', {
              ending,
              kept: format.money(kept, currency),
              change: format.money(change, currency),
            })}{' '}
            <Box as="span" color={differs ? 'negative.text' : 'text.quiet'}>
              {differs
                ? t('statements.check.differs', { amount: format.money(difference, currency) })
                : t('statements.check.agrees')}
            </Box>
            {periods > 1 ? (
              <Box color="waiting.text">{t('statements.check.gaps', { count: periods })}</Box>
            ) : null}
            {undecided > 0 ? (
              <Box color="waiting.text">{t('statements.check.undecided', { count: undecided })}</Box>
            ) : null}
          </Box>
        )
      })}
      {otherAccounts.map(({ ending, statements, lines }) => (
        <Box key={ending} color="waiting.text">
          {t('statements.check.leftOut', { ending, statements, lines })}
        </Box>
      ))}
    </Box>
  )
}
