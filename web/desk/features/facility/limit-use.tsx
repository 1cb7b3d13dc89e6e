import { Box, chakra } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import type { ShownFacility } from '#shared/desk/facility.ts'
import type { LedgerView } from '#shared/ledger/ledger-view.ts'
import { centsFromDecimal } from '#shared/money/cents.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { useFieldTranslations } from '../../ui/field-translations.ts'
import { Panel } from '../../ui/panel.tsx'

/** The displayed balances, each with its view of the ledger. */
const balances = [
  ['limit', 'limit'],
  ['watermark', 'watermark'],
  ['outstanding', 'principalReceivable'],
  ['pendingDrawdown', 'pendingDrawdown'],
  ['frozenLimit', 'frozenLimit'],
  ['available', 'available'],
  ['interestOwed', 'interestReceivable'],
  ['overdueInterestOwed', 'overdueInterestReceivable'],
  ['feesOwed', 'feeReceivable'],
  ['suspense', 'suspense'],
] as const satisfies readonly (readonly [keyof ShownFacility, LedgerView])[]

/** The segments of the bar from left to right, with their colours. */
const parts = [
  ['outstanding', 'action.solid'],
  ['pendingDrawdown', 'waiting.solid'],
  ['frozenLimit', 'neutral.solid'],
  ['available', 'action.border'],
] as const
const colourOf: Readonly<Record<string, string>> = Object.fromEntries(parts)

const percentOf = (part: number, whole: number): number => (whole > 0 ? (part / whole) * 100 : 0)

/** A stacked bar of the limit: drawn, reserved, frozen and available, with a mark at the watermark. */
const Bar = ({ facility }: { facility: ShownFacility }) => {
  const t = useTranslations()
  const { percent } = useFormat()
  const [limit, watermark] = [centsFromDecimal(facility.limit), centsFromDecimal(facility.watermark)]
  const amounts = parts.map(([name]) => centsFromDecimal(facility[name]))
  // The drawn amount may exceed a limit that was lowered since.
  const whole = Math.max(
    limit,
    amounts.reduce((sum, cents) => sum + cents, 0),
  )
  if (whole === 0) return null
  const used = percent(percentOf(amounts[0] ?? 0, limit).toFixed(1))
  return (
    <Box mb="4">
      <Box mb="1.5" color="text.quiet">
        {limit > 0 ? t('case.facility.used', { percent: used }) : null}
        {watermark < limit ? ` ${t('case.facility.cut')}` : null}
      </Box>
      <Box aria-hidden position="relative" pb="2">
        <Box display="flex" gap="2px" h="5" bg="surface.sunken" borderRadius="sm" overflow="hidden">
          {parts.map(([name, colour], index) => {
            const share = percentOf(amounts[index] ?? 0, whole)
            return share > 0 ? (
              <Box key={name} data-part={name} bg={colour} style={{ width: `${share.toFixed(2)}%` }} />
            ) : null
          })}
        </Box>
        {watermark < whole ? (
          <Box
            data-part="watermark"
            position="absolute"
            top="-2px"
            bottom="0"
            w="2px"
            bg="text.main"
            style={{ left: `${percentOf(watermark, whole).toFixed(2)}%` }}
          />
        ) : null}
      </Box>
    </Box>
  )
}

const BalanceLink = chakra(Link, {
  base: {
    display: 'block',
    px: '2',
    py: '1.5',
    borderRadius: 'sm',
    borderWidth: '1px',
    borderColor: 'transparent',
    color: 'text.main',
    _hover: { bg: 'surface.hover' },
    '&[aria-current=true]': { bg: 'action.subtle', borderColor: 'action.border' },
  },
})

/** The use of the limit, and all balances, each a link to its entries. */
export const LimitUse = ({
  facility,
  view,
}: {
  facility: ShownFacility
  /** The balance whose entries are shown. */
  view: LedgerView | undefined
}) => {
  const t = useTranslations()
  const fieldTranslations = useFieldTranslations()
  const { money } = useFormat()
  return (
    <Panel title={t('case.facility.balances')}>
      <Bar facility={facility} />
      <chakra.ul
        listStyleType="none"
        display="grid"
        gridTemplateColumns="repeat(auto-fill, minmax(150px, 1fr))"
        gap="1"
        mx="-2"
      >
        {balances.map(([name, account]) => (
          <li key={name}>
            <BalanceLink
              to={view === account ? '?' : `?account=${account}`}
              aria-current={view === account}
              preventScrollReset
            >
              <Box display="flex" alignItems="center" gap="1.5" color="text.quiet" fontSize="xs">
                {colourOf[name] ? (
                  <Box aria-hidden boxSize="2.5" borderRadius="2px" bg={colourOf[name]} />
                ) : null}
                {fieldTranslations(name)}
              </Box>
              <Box fontSize="md" fontWeight="medium" fontVariantNumeric="tabular-nums">
                {money(facility[name], facility.currency)}
              </Box>
            </BalanceLink>
          </li>
        ))}
      </chakra.ul>
    </Panel>
  )
}
