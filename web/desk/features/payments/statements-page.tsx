import { Box } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import { TabLinks } from '../../../ui/tab-links.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { CsvMappings } from './csv-mappings.tsx'
import { IgnoredLines } from './ignored-lines.tsx'
import { ImportedStatements } from './imported-statements.tsx'
import { IncompleteStatements } from './incomplete-statements.tsx'
import { LineRules } from './line-rules.tsx'
import { ManualBookings } from './manual-bookings.tsx'
import { OpenLines } from './open-lines.tsx'
import { SuspenseLines } from './suspense-lines.tsx'

const screens = {
  open: OpenLines,
  held: SuspenseLines,
  ignored: IgnoredLines,
  rules: LineRules,
  read: ImportedStatements,
  manual: ManualBookings,
  mappings: CsvMappings,
}
const views = ['open', 'held', 'ignored', 'rules', 'read', 'manual', 'mappings'] as const
const addressOf = (view: (typeof views)[number]) =>
  view === 'open' ? '/statements' : `/statements?view=${view}`

/** The lender's bank statements: undecided lines, money held for nobody, ignored lines and
 * the rules for them, all imported statements, and the formats of CSV files. */
export const StatementsPage = () => {
  const t = useTranslations()
  const [address] = useSearchParams()
  const view = views.find((each) => each === address.get('view')) ?? 'open'
  const Screen = screens[view]
  return (
    <>
      <ScreenTitle title={t('statements.title')} />
      <TabLinks
        label={t('statements.title')}
        current={addressOf(view)}
        tabs={views.map((each) => [addressOf(each), t(`statements.views.${each}`)] as const)}
      />
      <Box mt="4">
        <IncompleteStatements />
        <Screen />
      </Box>
    </>
  )
}
