import { Box, chakra } from '@chakra-ui/react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isEnteredCurrency } from '#shared/money/currency.ts'
import { withTranslations } from '../../../i18n/i18n.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { ChevronDownIcon } from '../../../ui/icons.tsx'
import { Money } from '../../../ui/money.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { Stat } from '../../../ui/stat.tsx'
import type { LinkedShop } from '../linked-shop.ts'
import { netOf } from '../net-sales.ts'
import { SalesRule } from '../sales-rule.tsx'
import { ShopSalesChart } from '../shop-sales-chart.tsx'

/** What was sold in other currencies: converted into the figures, or left out of them. */
const OtherCurrencies = ({ read, part }: { read: LinkedShop['import']; part: 'converted' | 'left_out' }) => {
  const { t } = useTranslation('shops')
  const { count } = useFormat()
  if (read[part].length === 0) return null
  return (
    <chakra.p color={part === 'left_out' ? 'text.main' : 'text.quiet'} fontSize="sm">
      {t(`figures.${part}`)}
      {read[part].map((each) => (
        <chakra.span key={each.currency} ms="2">
          <Money amount={netOf(each)} currency={each.currency} />{' '}
          {t('figures.ordersOf', { orders: count(each.orders) })}
          {part === 'converted' && isEnteredCurrency(each.currency) ? ` ${t('figures.entered')}` : ''}
        </chakra.span>
      ))}
    </chakra.p>
  )
}

/** Months of which the platform reports other sales than were read. */
const DifferingMonths = ({
  shop: { currency, import: read },
}: {
  shop: Pick<LinkedShop, 'import' | 'currency'>
}) => {
  const { t } = useTranslation('shops')
  const { monthAndYear } = useFormat()
  if (read.differing_months.length === 0) return null
  return (
    <Box fontSize="sm">
      <chakra.p>
        {t('figures.differing', { basis: t(`figures.reportBasis.${read.report_basis ?? 'payments'}`) })}
      </chakra.p>
      <chakra.ul listStyleType="none">
        {read.differing_months.map((each) => (
          <li key={each.month}>
            {t('figures.differingMonth', { month: monthAndYear(each.month) })}{' '}
            <Money amount={each.platform_sales} currency={currency} /> {t('figures.differingRead')}{' '}
            <Money amount={each.imported_sales} currency={currency} />
          </li>
        ))}
      </chakra.ul>
    </Box>
  )
}

/** A shop's sales figures, with notes on what they contain. */
export const ShopFigures = ({ shop }: { shop: Pick<LinkedShop, 'import' | 'currency'> }) => (
  <Box display="grid" gap="3" gridTemplateColumns="minmax(0, 1fr)">
    <Figures shop={shop} />
    <Box display="grid" gap="1">
      <SalesRule />
      <OtherCurrencies read={shop.import} part="converted" />
      <OtherCurrencies read={shop.import} part="left_out" />
      <DifferingMonths shop={shop} />
    </Box>
  </Box>
)

const Figures = ({ shop }: { shop: Pick<LinkedShop, 'import' | 'currency'> }) => {
  const { t } = useTranslation(['shops', 'statuses'])
  const { count } = useFormat()
  const { currency, import: read } = shop
  return (
    <Box
      display="grid"
      gridTemplateColumns={{
        base: 'repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr))',
        lg: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
      }}
      columnGap="6"
      rowGap="5"
    >
      <Box gridColumn={{ base: '1 / -1', lg: 'auto' }}>
        <Stat label={t('statuses:sales.net')}>
          <Money amount={netOf(read)} currency={currency} size="lg" />
        </Stat>
      </Box>
      <Stat label={t('statuses:sales.gross')}>
        <Money amount={read.sales} currency={currency} size="md" />
      </Stat>
      <Stat label={t('statuses:sales.refunds')}>
        <Money amount={read.refunds} currency={currency} size="md" />
      </Stat>
      <Box gridColumn={{ base: '1 / -1', lg: 'auto' }}>
        <Stat label={t('shops:total.orders')}>
          <chakra.span fontSize="lg" fontWeight="medium">
            {count(read.orders)}
          </chakra.span>
        </Stat>
      </Box>
    </Box>
  )
}

const loadSales = withTranslations(['shopSales'], () => import('./shop-sales.tsx'))
const ShopSales = lazy(async () => ({ default: (await loadSales()).ShopSales }))

/** A collapsed part, which is rendered once it is opened. */
const Folded = ({ title, children }: { title: string; children: ReactNode }) => {
  const [isOpened, setIsOpened] = useState(false)
  return (
    <chakra.details
      css={{ '&[open] > summary svg': { transform: 'rotate(180deg)' } }}
      onToggle={() => setIsOpened(true)}
    >
      <chakra.summary
        display="inline-flex"
        alignItems="center"
        gap="2"
        minH="touch"
        color="action.text"
        fontWeight="medium"
        cursor="pointer"
        listStyleType="none"
        css={{ '&::-webkit-details-marker': { display: 'none' } }}
      >
        {title}
        <ChevronDownIcon />
      </chakra.summary>
      {isOpened ? <Box mt="3">{children}</Box> : null}
    </chakra.details>
  )
}

/** The monthly sales, collapsed if there are several shops; and what was counted and left out of them. */
export const ShopMonths = ({ shop, isFolded }: { shop: LinkedShop; isFolded: boolean }) => {
  const { t } = useTranslation('shops')
  if (shop.monthly_sales.length === 0) return null
  const chart = <ShopSalesChart shop={shop} />
  return (
    <>
      {isFolded ? <Folded title={t('monthly')}>{chart}</Folded> : chart}
      <Folded title={t('detail.title')}>
        <Suspense fallback={<Spinner />}>
          <ShopSales shop={shop} />
        </Suspense>
      </Folded>
    </>
  )
}
