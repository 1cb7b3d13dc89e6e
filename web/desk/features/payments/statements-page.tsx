import { Box } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import { TabLinks } from '../../../ui/tab-links.tsx'
import { useWords } from '../../i18n/use-words.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { HeldLines } from './held-lines.tsx'
import { ManualBookings } from './manual-bookings.tsx'
import { OpenLines } from './open-lines.tsx'
import { StatementsRead } from './statements-read.tsx'

const screens = { open: OpenLines, held: HeldLines, read: StatementsRead, manual: ManualBookings }
const views = ['open', 'held', 'read', 'manual'] as const
const addressOf = (view: (typeof views)[number]) =>
  view === 'open' ? '/statements' : `/statements?view=${view}`

/** The lender's bank statements: what is to be decided of them, what is held for nobody yet, and all that were read. */
export const StatementsPage = () => {
  const t = useWords()
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
        <Screen />
      </Box>
    </>
  )
}
