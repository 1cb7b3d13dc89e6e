import { Box } from '@chakra-ui/react'
import { useAuditedPages } from '../../api/use-audited-act.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { PagedList } from '../../ui/paged-list.tsx'
import { LinesTable } from './lines-table.tsx'

/** All money held for unknown payers. */
export const SuspenseLines = () => {
  const t = useTranslations()
  const list = useAuditedPages('statement-line-list', { state: 'suspense' })
  const lines = list.data?.pages.flatMap((page) => page.lines) ?? []
  return (
    <>
      <Box mb="3" color="text.quiet">
        {t('statements.held.hint')}
      </Box>
      <PagedList query={list} count={lines.length} empty={t('statements.held.empty')}>
        <LinesTable label={t('statements.views.held')} lines={lines} pages={list} />
      </PagedList>
    </>
  )
}
