import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import type { LineTargets, StatementLineView } from '#shared/desk/payments.ts'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { Button } from '../../../ui/button.tsx'
import { CheckboxField } from '../../../ui/checkbox-field.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'
import { useActTranslations } from '../../ui/field-translations.ts'
import { useCents } from '../../ui/use-cents.ts'
import { ActDialog } from '../acts/act-dialog.tsx'
import { LineSummary } from './line-summary.tsx'
import { likelyPayer, PayerChoice } from './payer-choice.tsx'
import { keyOfTarget, type LineTarget, useTargetTranslations } from './target-translations.ts'

const sumOf = (targets: readonly LineTarget[]): number =>
  targets.reduce((sum, { amount }) => sum + centsFromDecimal(amount), 0)

/** The sum of the chosen targets compared with the line's amount. */
const useSumTranslations = ({ remaining, currency }: StatementLineView) => {
  const t = useTranslations()
  const cents = useCents()
  const amountCents = centsFromDecimal(remaining)
  const money = (each: number) => cents(each, currency)
  return (chosen: readonly LineTarget[]): { words: string; isOff: boolean } => {
    const sumCents = sumOf(chosen)
    const count = chosen.length
    const sum = t('statements.targets.sum', { count, sum: money(sumCents), amount: money(amountCents) })
    const over = amountCents - sumCents
    // The other targets already use up the amount, so nothing is left for the last one.
    const isOff = count > 1 && sumOf(chosen.slice(0, -1)) >= amountCents
    const how = isOff
      ? t('statements.targets.tooMany')
      : over === 0
        ? t('statements.targets.exact')
        : over > 0
          ? t('statements.targets.over', { amount: money(over) })
          : t('statements.targets.short', { amount: money(-over) })
    return { words: count === 0 ? '' : `${sum} ${how}`, isOff }
  }
}

const ChooseTargets = ({
  line,
  lineTargets,
  chosen,
  onChange,
  onGoOn,
}: {
  line: StatementLineView
  lineTargets: LineTargets
  chosen: ReadonlySet<string>
  onChange: (chosen: ReadonlySet<string>) => void
  onGoOn: (targets: readonly LineTarget[]) => void
}) => {
  const t = useTranslations()
  const { currency } = line
  const wordsOf = useTargetTranslations(currency)
  const sumTranslations = useSumTranslations(line)
  const targets = lineTargets.targets.filter((target) => chosen.has(keyOfTarget(target)))
  const { words, isOff } = sumTranslations(targets)
  if (lineTargets.targets.length === 0)
    return <Box color="text.quiet">{t('statements.targets.none', { currency })}</Box>
  return (
    <>
      <chakra.fieldset borderWidth="0" minW="0">
        <chakra.legend fontWeight="semibold" mb="1">
          {t('statements.targets.choose')}
        </chakra.legend>
        {lineTargets.targets.map((target) => {
          const key = keyOfTarget(target)
          return (
            <CheckboxField
              key={key}
              label={wordsOf(target)}
              checked={chosen.has(key)}
              onChange={(isChosen) =>
                onChange(new Set(isChosen ? [...chosen, key] : [...chosen].filter((each) => each !== key)))
              }
            />
          )
        })}
      </chakra.fieldset>
      <Box role="status" minH="6" color={isOff ? 'negative.text' : 'text.main'}>
        {words}
      </Box>
      <Flex justify="flex-end">
        <Button size="sm" disabled={targets.length === 0 || isOff} onClick={() => onGoOn(targets)}>
          {t('statements.targets.goOn')}
        </Button>
      </Flex>
    </>
  )
}

/** Books a statement line: the company, the charges it pays, and the act with its preview. */
export const MatchDialog = ({ line, onClose }: { line: StatementLineView; onClose: () => void }) => {
  const actTranslations = useActTranslations()
  const { lineId, currency, finding } = line
  const wordsOf = useTargetTranslations(currency)
  const [companyId, setCompanyId] = useState(likelyPayer(line))
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    new Set(
      finding?.owed.flatMap(({ kind, ...owed }) => (kind === 'payout' ? [] : keyOfTarget({ kind, ...owed }))),
    ),
  )
  const [targets, setTargets] = useState<readonly LineTarget[]>()
  const action = 'statement-line-match'
  if (targets)
    return (
      <ActDialog
        action={action}
        given={{ lineId }}
        settled={{ targets: targets.map(({ kind, facilityId, id }) => ({ kind, facilityId, id })) }}
        intro={
          <Box mb="4">
            <LineSummary line={line} />
            <chakra.ul mt="2" pl="5">
              {targets.map((target) => (
                <li key={keyOfTarget(target)}>{wordsOf(target)}</li>
              ))}
            </chakra.ul>
          </Box>
        }
        onClose={() => setTargets(undefined)}
        onDone={onClose}
      />
    )
  return (
    <Dialog open onClose={onClose} title={actTranslations(action)} width="form">
      <Box display="grid" gap="4" fontSize="sm" lineHeight="snug">
        <LineSummary line={line} />
        <PayerChoice
          line={line}
          companyId={companyId}
          onChoose={(next) => {
            setCompanyId(next)
            setChosen(new Set())
          }}
        >
          {(lineTargets) => (
            <ChooseTargets
              line={line}
              lineTargets={lineTargets}
              chosen={chosen}
              onChange={setChosen}
              onGoOn={setTargets}
            />
          )}
        </PayerChoice>
      </Box>
    </Dialog>
  )
}
