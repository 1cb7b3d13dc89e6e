import { Box, Flex } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import { businessDate } from '#shared/time/business-date.ts'
import { TextField } from '../../../ui/text-field.tsx'
import { useAuditedPages } from '../../api/use-audited-act.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { PagedList } from '../../ui/paged-list.tsx'
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
      <PagedList query={list} count={lines.length} empty={t('statements.ignored.empty')}>
        <LinesTable label={t('statements.views.ignored')} lines={lines} pages={list} />
      </PagedList>
    </>
  )
}
