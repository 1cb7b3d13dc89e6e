import { Box, chakra } from '@chakra-ui/react'
import { useIsMutating, useQuery } from '@tanstack/react-query'
import type { IncompleteStatement, StatementList } from '#shared/desk/payments.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { callAct } from '../../api/call-act.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { useNow } from '../../ui/use-now.ts'

/** The key of the import that this page runs. */
export const statementImportKey = ['statement-read'] as const

const pollMs = 1_000
/** If no line has been stored for this long, the import has stopped. */
const stoppedAfterMs = 60_000

const Progress = chakra('progress', { base: { w: '100%', maxW: '30rem', h: '2' } })

/**
 * The statements whose lines are not all stored: one that is being imported, with its progress, and one that broke off
 * and has to be imported again.
 */
export const IncompleteStatements = () => {
  const t = useTranslations()
  const format = useFormat()
  const now = useNow()
  const isReading = useIsMutating({ mutationKey: statementImportKey }) > 0
  const { data: incomplete = [] } = useQuery<readonly IncompleteStatement[]>({
    queryKey: ['statement-list', 'incomplete'],
    queryFn: async () => {
      // Absent in the response of a release before this one.
      const { incomplete: found }: Partial<StatementList> = await callAct('statement-list', { limit: 1 })
      return found ?? []
    },
    // Each read leaves an audit entry.
    refetchInterval: isReading ? pollMs : false,
    refetchOnWindowFocus: false,
  })
  if (incomplete.length === 0) return null
  const isStopped = ({ storedAt, readAt }: IncompleteStatement): boolean =>
    !isReading && now.getTime() - Date.parse(storedAt ?? readAt) > stoppedAfterMs
  return (
    <Box
      as="section"
      aria-label={t('statements.incomplete.title')}
      aria-live="polite"
      mb="4"
      display="grid"
      gap="3"
    >
      {incomplete.map((statement) => {
        const { statementId, number, account, lines, stored, readBy, readAt } = statement
        const [count, total] = [format.count(stored), format.count(lines)]
        return (
          <Box
            key={statementId}
            p="4"
            borderRadius="sm"
            bg={isStopped(statement) ? 'negative.subtle' : 'waiting.subtle'}
            lineHeight="snug"
            overflowWrap="anywhere"
          >
            <Box>
              {t(`statements.incomplete.${isStopped(statement) ? 'stopped' : 'reading'}`, {
                number,
                account,
                stored: count,
                lines: total,
              })}
            </Box>
            <Progress
              my="2"
              value={stored}
              max={lines}
              aria-label={t('statements.incomplete.progress', { number })}
            />
            <Box color="text.quiet">
              {t('statements.partBy', { by: readBy, at: format.timestamp(readAt) })}
            </Box>
            {isStopped(statement) ? <Box mt="2">{t('statements.incomplete.again', { account })}</Box> : null}
          </Box>
        )
      })}
    </Box>
  )
}
