import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import type { ShownTerms, TermsVersionView } from '#shared/desk/terms.ts'
import { isEntered } from '#shared/lending/benchmark-source.ts'
import type { ProductTerms } from '#shared/lending/product-terms.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { useAct } from '../../api/use-act.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { DataTable } from '../../ui/data-table.tsx'
import { useActTranslations } from '../../ui/field-translations.ts'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { SidePane } from '../../ui/side-pane.tsx'
import { ActDialog } from '../acts/act-dialog.tsx'
import { useOpenAct } from '../acts/use-open-act.ts'
import { Backtest } from './backtest.tsx'
import { TermsDifferences } from './terms-differences.tsx'
import { useTermText } from './use-term-text.ts'

const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

const Verdict = ({ verdict, benchmark }: Pick<ShownTerms, 'verdict' | 'benchmark'>) => {
  const t = useTranslations()
  const format = useFormat()
  if (!verdict || !benchmark) return <Box color="text.quiet">{t('terms.notHeld')}</Box>
  const found = [...verdict.refusals, ...verdict.warnings]
  return (
    <Box
      p="3"
      borderRadius="sm"
      bg={
        verdict.refusals.length > 0
          ? 'negative.subtle'
          : found.length > 0
            ? 'waiting.subtle'
            : 'positive.subtle'
      }
    >
      {t(isEntered(benchmark) ? 'terms.heldByEntered' : 'terms.heldBy', {
        currency: benchmark.currency,
        percent: format.percent(benchmark.percent),
        day: format.date(benchmark.date),
      })}
      {found.length === 0 ? <Box>{t('terms.allowed')}</Box> : null}
      <chakra.ul listStyleType="none">
        {found.map(({ reason, ...figures }) => (
          <li key={`${reason} ${textOf(figures)}`}>
            {t(`terms.reasons.${reason}`)} {'percent' in figures ? format.percent(figures.percent) : null}
          </li>
        ))}
      </chakra.ul>
    </Box>
  )
}

const Changes = ({ shown: { changes, terms, verdict, benchmark } }: { shown: ShownTerms }) => {
  const t = useTranslations()
  const termText = useTermText()
  return (
    <Box display="grid" gap="4" mt="4">
      <Verdict verdict={verdict} benchmark={benchmark} />
      {changes.length > 0 ? <TermsDifferences label={t('terms.changes')} differences={changes} /> : null}
      <Disclosure summary={t('terms.all')}>
        <DataTable
          label={t('terms.all')}
          rows={Object.entries(terms) as [keyof ProductTerms, unknown][]}
          keyOf={([term]) => term}
          columns={[
            { title: t('terms.term'), cell: ([term]) => t(`terms.names.${term}`) },
            { title: t('terms.value'), cell: ([term, value]) => termText(term, value) },
          ]}
        />
      </Disclosure>
    </Box>
  )
}

/** A version: its differences, policy checks, backtest and decision. */
export const TermsVersionPane = ({ of, onClose }: { of: TermsVersionView; onClose: () => void }) => {
  const t = useTranslations()
  const actTranslations = useActTranslations()
  const { may } = useMe()
  const [isTried, setTried] = useState(false)
  const { productCode, status, isInForce } = of
  const number = String(of.number)
  const shown = useAct('terms-show', { productCode, number })
  const title = t('terms.version', { line: t(`states.product.${productCode}`), number })
  const acts = [
    ...(status === 'draft' ? ['terms-approve'] : []),
    ...(status === 'draft' || (status === 'approved' && !isInForce) ? ['terms-withdraw'] : []),
  ]
  const [action, setAction] = useOpenAct(acts)
  return (
    <SidePane title={title} width="520px" onClose={onClose}>
      <Flex wrap="wrap" gap="2">
        {acts.filter(may).map((name, index) => (
          <Button
            key={name}
            size="sm"
            variant={index === 0 ? 'primary' : 'secondary'}
            onClick={() => setAction(name)}
          >
            {actTranslations(name)}
          </Button>
        ))}
        {may('terms-backtest') ? (
          <Button size="sm" variant="secondary" disabled={isTried} onClick={() => setTried(true)}>
            {actTranslations('terms-backtest')}
          </Button>
        ) : null}
      </Flex>
      <QueryBoundary query={shown}>{(version) => <Changes shown={version} />}</QueryBoundary>
      {isTried ? <Backtest productCode={productCode} number={number} /> : null}
      {action ? (
        <ActDialog action={action} given={{ productCode, number }} onClose={() => setAction(undefined)} />
      ) : null}
    </SidePane>
  )
}
