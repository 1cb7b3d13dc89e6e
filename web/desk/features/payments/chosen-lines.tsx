import type { StatementLineView } from '#shared/desk/payments.ts'
import { Button } from '../../../ui/button.tsx'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { useShortcuts } from '../../ui/use-shortcuts.ts'
import { ActDialog } from '../acts/act-dialog.tsx'
import { useOpenAct } from '../acts/use-open-act.ts'
import { useOneClickAct } from '../work/use-one-click-act.ts'
import { isCertain } from './choose-lines.ts'
import { ChosenLinesSummary } from './chosen-lines-summary.tsx'

/** The numbers of items that one call ignores or claims. */
const maxAtOnce = 200
const maxClaims = 50

/** The beginning that texts have in common, as the text of a rule. */
const commonText = (texts: readonly string[]): string => {
  const [first = '', ...others] = texts
  const differs = Array.from(first).findIndex((each, at) => others.some((text) => text[at] !== each))
  return (differs < 0 ? first : first.slice(0, differs)).trim().slice(0, 100)
}

/** The initial values of a rule for these lines. */
const startOfRule = (lines: readonly StatementLineView[]) => {
  const [first] = lines
  const largest = lines
    .map(({ amount }) => amount.replace('-', ''))
    .toSorted((a, b) => Number(b) - Number(a))[0]
  return {
    contains: commonText(lines.map(({ text }) => text)),
    direction: first?.amount.startsWith('-') ? 'debit' : 'credit',
    currency: first?.currency ?? '',
    maxAmount: largest ?? '',
    purpose: 'bank fee',
  }
}

const actsOnLines = ['statement-line-ignore-many', 'line-rule-add'] as const

/** The acts on chosen lines that are not certain: ignore them for one reason, claim them, or make a rule of them. */
export const ChosenLines = ({
  lines,
  onDone,
}: {
  lines: readonly StatementLineView[]
  onDone: () => void
}) => {
  const t = useTranslations()
  const { may } = useMe()
  const { press, isBusy, refusal } = useOneClickAct()
  const [action, setAction] = useOpenAct(lines.length > 0 ? actsOnLines : [])
  const ignored = lines.filter((line) => !isCertain(line) && line.heldBack !== 'own reading')
  const together = ignored.slice(0, maxAtOnce)
  const free = lines.flatMap(({ work }) => (work && !work.takenBy ? work.workId : []))
  const mayIgnore = ignored.length > 0 && may('statement-line-ignore-many')
  const take = async () => {
    const workIds = free.slice(0, maxClaims)
    if (await press('work-claim-many', { queue: 'statement-line', workIds })) onDone()
  }
  useShortcuts({ i: () => (mayIgnore ? setAction('statement-line-ignore-many') : undefined) })
  return (
    <>
      {free.length > 0 && may('work-claim-many') ? (
        <Button size="sm" variant="secondary" busy={isBusy} onClick={() => void take()}>
          {t('statements.choice.take', { count: Math.min(free.length, maxClaims) })}
        </Button>
      ) : null}
      {ignored.length > 0 && may('line-rule-add') ? (
        <Button size="sm" variant="secondary" onClick={() => setAction('line-rule-add')}>
          {t('statements.choice.rule')}
        </Button>
      ) : null}
      {mayIgnore ? (
        <Button size="sm" variant="secondary" onClick={() => setAction('statement-line-ignore-many')}>
          {`${t('statements.choice.ignore', { count: together.length })} (i)`}
        </Button>
      ) : null}
      <span role="alert">{refusal}</span>
      {action ? (
        <ActDialog
          action={action}
          given={{}}
          {...(action === 'line-rule-add'
            ? { start: startOfRule(ignored) }
            : {
                settled: { lineIds: together.map(({ lineId }) => lineId) },
                intro: <ChosenLinesSummary lines={together} />,
              })}
          onClose={() => setAction(undefined)}
          onDone={action === 'line-rule-add' ? undefined : onDone}
        />
      ) : null}
    </>
  )
}
