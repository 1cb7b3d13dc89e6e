import { Box, chakra, Flex } from '@chakra-ui/react'
import { type ReactNode, useEffect, useRef } from 'react'
import type { LineTargets, StatementLineView } from '#shared/desk/payments.ts'
import { useAct } from '../../api/use-act.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { RowButton } from '../../ui/row-button.tsx'
import { useCompanyName } from '../../ui/use-company-name.ts'
import { FindPayer } from './find-payer.tsx'

/** The company that the line was probably paid by. */
export const likelyPayer = ({ finding }: StatementLineView): string | undefined =>
  (finding?.owed[0] ?? finding?.named[0])?.companyId

/** Banks shorten a company's legal form, while the search compares the start of its registered name. */
export const withoutLegalForm = (name: string): string =>
  name
    .replace(/(?:[\s,.]+(?:ltd|limited|co|company|inc|corp|llc|plc))+[\s.]*$/i, '')
    .replace(/(?:股份)?有限(?:責任|责任)?公司$/, '')
    .trim() || name

/** The chosen company. It takes the focus, as the search that had it is gone. */
const Chosen = ({ name, onOther }: { name: string; onOther: () => void }) => {
  const t = useTranslations()
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => element.current?.focus(), [])
  return (
    <Flex gap="2" align="center" wrap="wrap">
      <chakra.div ref={element} tabIndex={-1} fontWeight="semibold" overflowWrap="anywhere">
        {t('statements.payer.chosen', { company: name })}
      </chakra.div>
      <RowButton type="button" onClick={onOther}>
        {t('statements.payer.another')}
      </RowButton>
    </Flex>
  )
}

/** Assigns a line to its payer: a search for the company, and then its targets. */
export const PayerChoice = ({
  line,
  companyId,
  onChoose,
  children,
}: {
  line: StatementLineView
  companyId: string | undefined
  onChoose: (companyId: string | undefined) => void
  children: (targets: LineTargets) => ReactNode
}) => {
  const nameOf = useCompanyName()
  const { lineId, payerName } = line
  const query = useAct('statement-line-targets', { lineId, companyId }, companyId !== undefined)
  if (companyId === undefined)
    return <FindPayer start={withoutLegalForm(payerName ?? '')} onChoose={onChoose} />
  return (
    <QueryBoundary query={query}>
      {(targets) => (
        <Box display="grid" gap="3">
          <Chosen name={nameOf(targets)} onOther={() => onChoose(undefined)} />
          {children(targets)}
        </Box>
      )}
    </QueryBoundary>
  )
}
