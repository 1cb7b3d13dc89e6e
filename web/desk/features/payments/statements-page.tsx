import { Box, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useActPages } from '../../api/use-act.ts'
import { useMe } from '../../app/use-me.ts'
import { useWords } from '../../i18n/use-words.ts'
import { Failed } from '../../ui/failed.tsx'
import { Loading } from '../../ui/loading.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { HeadCell, TableFrame } from '../../ui/table.tsx'
import { useKeys } from '../../ui/use-keys.ts'
import { ActDialog } from '../acts/act-dialog.tsx'
import { MoreOf } from './more-of.tsx'
import { aboutLine, StatementLineRow } from './statement-line-row.tsx'

interface Asked {
  action: string
  given: Record<string, unknown>
}

/** What the bank's statements brought and nobody has decided on yet. */
export const StatementsPage = () => {
  const t = useWords()
  const { may } = useMe()
  const list = useActPages('statement-line-list')
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
    if (line && may(action)) setAsked({ action, given: aboutLine(line) })
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
      <ScreenTitle
        title={t('statements.title')}
        beside={
          <Flex gap="2" wrap="wrap">
            {may('statement-read') ? (
              <Button
                size="sm"
                variant="secondary"
                onClick={() => setAsked({ action: 'statement-read', given: {} })}
              >
                {t('statements.read')}
              </Button>
            ) : null}
            {may('statement-book') ? (
              <Button size="sm" disabled={chosen.length === 0} onClick={book}>
                {`${t('statements.book', { count: chosen.length })} (b)`}
              </Button>
            ) : null}
          </Flex>
        }
      />
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
