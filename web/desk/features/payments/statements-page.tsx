import { Box, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Button } from '../../../ui/button.tsx'
import { TabLinks } from '../../../ui/tab-links.tsx'
import { useLookPages } from '../../api/use-look.ts'
import { useMe } from '../../app/use-me.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Failed } from '../../ui/failed.tsx'
import { Loading } from '../../ui/loading.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { HeadCell, TableFrame } from '../../ui/table.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import { ActDialog } from '../acts/act-dialog.tsx'
import { MoreOf } from './more-of.tsx'
import { ReadStatement } from './read-statement.tsx'
import { aboutLine, decisionsOn, StatementLineRow } from './statement-line-row.tsx'
import { StatementsRead } from './statements-read.tsx'

interface Asked {
  action: string
  given: Record<string, unknown>
}

/** What the bank's statements told and nobody has decided on yet. */
const OpenLines = () => {
  const t = useWords()
  const { may } = useMe()
  const list = useLookPages('statement-line-list')
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [at, setAt] = useState(0)
  const [asked, setAsked] = useState<Asked>()
  const lines = list.data?.pages.flatMap((page) => page.lines) ?? []
  // What is certain is chosen, unless somebody leaves it out.
  const chosen = lines.filter(({ lineId, finding }) => finding?.kind === 'certain' && !left.has(lineId))
  const toggle = (id: string) =>
    setLeft((former) => new Set(former.has(id) ? [...former].filter((each) => each !== id) : [...former, id]))
  const book = () =>
    setAsked({
      action: 'statement-book',
      given: { lineIds: chosen.map(({ lineId }) => lineId).slice(0, 200) },
    })
  const decide = (action: string, index: number) => {
    const line = lines[index]
    if (line && may(action) && decisionsOn(line).some((name) => name === action))
      setAsked({ action, given: aboutLine(line) })
  }
  useKeys({
    j: () => setAt((former) => Math.min(former + 1, lines.length - 1)),
    k: () => setAt((former) => Math.max(former - 1, 0)),
    m: () => decide('statement-line-match', at),
    s: () => decide('statement-line-to-suspense', at),
    i: () => decide('statement-line-ignore', at),
    b: () => (chosen.length > 0 && may('statement-book') ? book() : undefined),
  })
  return (
    <>
      {may('statement-read') ? <ReadStatement /> : null}
      {may('statement-book') && lines.length > 0 ? (
        <Flex justify="flex-end" mb="3">
          <Button size="sm" disabled={chosen.length === 0} onClick={book}>
            {`${t('statements.book', { count: chosen.length })} (b)`}
          </Button>
        </Flex>
      ) : null}
      {list.error ? <Failed error={list.error} retry={list.refetch} /> : null}
      {list.isPending ? <Loading /> : null}
      {list.data && lines.length === 0 ? (
        <Box py="10" textAlign="center" color="text.quiet">
          {t('statements.empty')}
        </Box>
      ) : null}
      {lines.length > 0 ? (
        <>
          <TableFrame label={t('statements.title')}>
            <thead>
              <tr>
                <HeadCell isFirst>{t('statements.columns.valueDate')}</HeadCell>
                <HeadCell isNumber>{t('statements.columns.amount')}</HeadCell>
                <HeadCell>{t('statements.columns.said')}</HeadCell>
                <HeadCell>{t('statements.columns.finding')}</HeadCell>
                <HeadCell>{t('statements.columns.decision')}</HeadCell>
              </tr>
            </thead>
            <tbody>
              {lines.map((line, index) => (
                <StatementLineRow
                  key={line.lineId}
                  line={line}
                  isAt={index === at}
                  isChosen={chosen.includes(line)}
                  onChoose={() => toggle(line.lineId)}
                  onDecide={(action) => decide(action, index)}
                />
              ))}
            </tbody>
          </TableFrame>
          <MoreOf count={lines.length} pages={list} />
        </>
      ) : null}
      {asked ? (
        <ActDialog action={asked.action} given={asked.given} onClose={() => setAsked(undefined)} />
      ) : null}
    </>
  )
}

const views = ['open', 'read'] as const
const addressOf = (view: (typeof views)[number]) =>
  view === 'open' ? '/statements' : `/statements?view=${view}`

/** The lender's bank statements: what is to be decided of them, and all that were read. */
export const StatementsPage = () => {
  const t = useWords()
  const [address] = useSearchParams()
  const view = views.find((each) => each === address.get('view')) ?? 'open'
  return (
    <>
      <ScreenTitle title={t('statements.title')} />
      <TabLinks
        label={t('statements.title')}
        current={addressOf(view)}
        tabs={views.map((each) => [addressOf(each), t(`statements.views.${each}`)] as const)}
      />
      <Box mt="4">{view === 'open' ? <OpenLines /> : <StatementsRead />}</Box>
    </>
  )
}
