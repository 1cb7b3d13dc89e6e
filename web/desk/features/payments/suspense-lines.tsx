import { Box } from '@chakra-ui/react'
import { useAuditedPages } from '../../api/use-audited-act.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { Failed } from '../../ui/failed.tsx'
import { LoadMore } from '../../ui/load-more.tsx'
import { Loading } from '../../ui/loading.tsx'
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
      {list.error ? <Failed error={list.error} retry={list.refetch} /> : null}
      {list.isPending ? <Loading /> : null}
      {list.data && lines.length === 0 ? (
        <Box py="10" textAlign="center" color="text.quiet">
          {t('statements.held.empty')}
        </Box>
      ) : null}
      {lines.length > 0 ? (
        <>
          <LinesTable label={t('statements.views.held')} lines={lines} pages={list} />
          <LoadMore count={lines.length} pages={list} />
        </>
      ) : null}
    </>
  )
}
