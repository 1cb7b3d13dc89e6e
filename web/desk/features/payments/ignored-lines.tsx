import { Box, Flex } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import { businessDate } from '#shared/time/business-date.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { useAuditedPages } from '../../api/use-audited-act.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { Failed } from '../../ui/failed.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Loading } from '../../ui/loading.tsx'
import { useNow } from '../../ui/use-now.ts'
import { LinesTable } from './lines-table.tsx'

const isMonth = (text: string | null): text is string => /^\d{4}-(0[1-9]|1[0-2])$/.test(text ?? '')

/** The lines that were ignored in a month, by people and by rules. */
export const IgnoredLines = () => {
  const t = useTranslations()
  const [address, setAddress] = useSearchParams()
  const today = businessDate(useNow())
  const asked = address.get('month')
  const month = isMonth(asked) ? asked : today.slice(0, 7)
  const list = useAuditedPages('statement-line-list', { state: 'ignored', month })
  const lines = list.data?.pages.flatMap((page) => page.lines) ?? []
  return (
    <>
      <Flex gap="4" wrap="wrap" align="end" justify="space-between" mb="4">
        <Box color="text.quiet" maxW="60ch" lineHeight="snug">
          {t('statements.ignored.hint')}
        </Box>
        <Box w="180px">
          <TextField
            name="month"
            type="month"
            label={t('statements.ignored.month')}
            value={month}
            max={today.slice(0, 7)}
            onChange={(value) => setAddress({ view: 'ignored', month: value })}
          />
        </Box>
      </Flex>
      {list.error ? <Failed error={list.error} retry={list.refetch} /> : null}
      {list.isPending ? <Loading /> : null}
      {list.data && lines.length === 0 ? (
        <Box py="10" textAlign="center" color="text.quiet" role="status">
          {t('statements.ignored.empty')}
        </Box>
      ) : null}
      {lines.length > 0 ? (
        <>
          <LinesTable label={t('statements.views.ignored')} lines={lines} pages={list} />
          <LoadMore count={lines.length} pages={list} />
        </>
      ) : null}
    </>
  )
}
