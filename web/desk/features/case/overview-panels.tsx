import { Flex } from '@chakra-ui/react'
import type { ShownCompany } from '#shared/desk/company.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { PageLink } from '../../ui/company-link.tsx'
import { PastDue } from '../../ui/past-due.tsx'
import { useStateTranslations } from '../../ui/use-state-translations.ts'
import { OverviewList } from './overview-list.tsx'

/** Links to the facility's own pages that the user's roles permit. */
const FacilityLinks = ({ facilityId }: { facilityId: string }) => {
  const t = useTranslations()
  const { may } = useMe()
  return (
    <Flex gap="3" wrap="wrap">
      {may('limit-show') ? (
        <PageLink to={`/limits/${facilityId}`}>{t('case.overview.openLimit')}</PageLink>
      ) : null}
      {may('facility-show') ? (
        <PageLink to={`/facilities/${facilityId}`}>{t('case.overview.openFacility')}</PageLink>
      ) : null}
    </Flex>
  )
}

const pastDueOf = (facility: ShownCompany['facilities'][number]) => <PastDue facility={facility} />

const linksOf = ({ facilityId }: { facilityId: string }) => <FacilityLinks facilityId={facilityId} />

export const FacilitiesPanel = ({ facilities }: Pick<ShownCompany, 'facilities'>) => {
  const t = useTranslations()
  const { date, money } = useFormat()
  return (
    <OverviewList
      title={t('case.overview.facilities')}
      rows={facilities}
      keyOf={({ facilityId }) => facilityId}
      columns={[
        {
          key: 'line',
          title: t('case.overview.line'),
          cell: ({ productCode }) => t(`states.product.${productCode}`),
        },
        {
          key: 'status',
          title: t('case.overview.status'),
          cell: ({ status }) => t(`states.facility.${status}`),
        },
        {
          key: 'limit',
          title: t('case.overview.limit'),
          isNumber: true,
          cell: ({ limit, currency }) => money(limit, currency),
        },
        {
          key: 'outstanding',
          title: t('case.overview.outstanding'),
          isNumber: true,
          cell: ({ outstanding, currency }) => money(outstanding, currency),
        },
        {
          key: 'available',
          title: t('case.overview.available'),
          isNumber: true,
          cell: ({ available, currency }) => money(available, currency),
        },
        { key: 'pastDue', title: t('case.overview.pastDue'), cell: pastDueOf },
        {
          key: 'review',
          title: t('case.overview.review'),
          cell: ({ nextReviewDate }) => date(nextReviewDate),
        },
        {
          key: 'links',
          title: '',
          cell: linksOf,
        },
      ]}
    />
  )
}

export const DrawdownsPanel = ({ drawdowns }: Pick<ShownCompany, 'drawdowns'>) => {
  const t = useTranslations()
  const { date, timestamp, money } = useFormat()
  return (
    <OverviewList
      title={t('case.overview.drawdowns')}
      rows={drawdowns}
      keyOf={({ drawdownId }) => drawdownId}
      columns={[
        {
          key: 'requested',
          title: t('case.overview.requested'),
          cell: ({ requestedAt }) => timestamp(requestedAt),
        },
        {
          key: 'amount',
          title: t('case.overview.amount'),
          isNumber: true,
          cell: ({ amount, currency }) => money(amount, currency),
        },
        {
          key: 'status',
          title: t('case.overview.status'),
          cell: ({ status }) => t(`states.drawdown.${status}`),
        },
        { key: 'due', title: t('case.overview.due'), cell: ({ dueDate }) => date(dueDate) },
      ]}
    />
  )
}

export const ShopsPanel = ({ shops }: Pick<ShownCompany, 'shops'>) => {
  const t = useTranslations()
  const { platformName } = useMe()
  const { timestamp, count, money } = useFormat()
  return (
    <OverviewList
      title={t('case.overview.shops')}
      rows={shops}
      keyOf={({ shopId }) => shopId}
      columns={[
        { key: 'shop', title: t('case.overview.shop'), cell: ({ name }) => name },
        {
          key: 'platform',
          title: t('case.overview.platform'),
          cell: ({ platform }) => platformName(platform),
        },
        {
          key: 'status',
          title: t('case.overview.status'),
          cell: ({ status }) => t(`states.shop.${status}`),
        },
        {
          key: 'orders',
          title: t('case.overview.orders'),
          isNumber: true,
          cell: ({ orders }) => count(orders),
        },
        {
          key: 'leftOut',
          title: t('case.overview.leftOut'),
          isNumber: true,
          cell: ({ leftOut }) =>
            leftOut.length === 0
              ? '–'
              : leftOut.map(({ currency, amount, orders }) => (
                  <div key={currency}>
                    {money(amount, currency)} ({count(orders)})
                  </div>
                )),
        },
        {
          key: 'expires',
          title: t('case.overview.expires'),
          cell: ({ expiresAt }) => (expiresAt ? timestamp(expiresAt) : '–'),
        },
      ]}
    />
  )
}

/** Marketplaces that pay into the company's accounts without a linked shop; nothing where there are none. */
export const UnlinkedMarketplacesPanel = ({
  unlinkedMarketplaces: rows,
}: Pick<ShownCompany, 'unlinkedMarketplaces'>) => {
  const t = useTranslations()
  const { date, count, money } = useFormat()
  if (rows.length === 0) return null
  return (
    <OverviewList
      title={t('case.unlinked.title')}
      rows={rows}
      keyOf={({ marketplace, paidInto, currency }) => `${marketplace} ${paidInto} ${currency}`}
      columns={[
        {
          key: 'marketplace',
          title: t('case.overview.platform'),
          cell: ({ marketplace, dismissed }) =>
            dismissed ? t('case.unlinked.dismissed', { marketplace }) : marketplace,
        },
        { key: 'paidInto', title: t('case.unlinked.paidInto'), cell: ({ paidInto }) => paidInto },
        {
          key: 'amount',
          title: t('case.unlinked.amount'),
          isNumber: true,
          cell: ({ amount, currency, deposits }) => `${money(amount, currency)} (${count(deposits)})`,
        },
        { key: 'lastAt', title: t('case.unlinked.lastAt'), cell: ({ lastDepositAt }) => date(lastDepositAt) },
      ]}
    />
  )
}

/** Uploaded sales beside those that are read; nothing where there are none. */
export const UploadedPanel = ({ uploaded: rows }: Pick<ShownCompany, 'uploaded'>) => {
  const t = useTranslations()
  const { timestamp, count, money } = useFormat()
  if (rows.length === 0) return null
  return (
    <OverviewList
      title={t('case.uploaded.title')}
      rows={rows}
      keyOf={({ platform, name, currency }) => `${platform} ${name} ${currency}`}
      columns={[
        {
          key: 'name',
          title: t('case.uploaded.source'),
          cell: ({ sourceKind, platform, name }) =>
            `${platform} · ${name} (${t(`case.uploaded.kinds.${sourceKind}`)})`,
        },
        {
          key: 'in',
          title: t('case.uploaded.in'),
          isNumber: true,
          cell: ({ in: came, currency }) => money(came, currency),
        },
        {
          key: 'out',
          title: t('case.uploaded.out'),
          isNumber: true,
          cell: ({ out, currency }) => money(out, currency),
        },
        {
          key: 'orders',
          title: t('case.overview.orders'),
          isNumber: true,
          cell: ({ orders }) => count(orders),
        },
        {
          key: 'months',
          title: t('case.uploaded.months'),
          cell: ({ firstMonth, lastMonth }) => `${firstMonth} – ${lastMonth}`,
        },
        {
          key: 'lastUpload',
          title: t('case.uploaded.lastUpload'),
          cell: ({ lastUpload }) => timestamp(lastUpload),
        },
      ]}
    />
  )
}

export const PositionsPanel = ({ positions }: Pick<ShownCompany, 'positions'>) => {
  const t = useTranslations()
  const { timestamp } = useFormat()
  const stateTranslations = useStateTranslations()
  return (
    <OverviewList
      title={t('case.overview.positions')}
      rows={positions}
      keyOf={({ productCode }) => productCode}
      columns={[
        {
          key: 'line',
          title: t('case.overview.line'),
          cell: ({ productCode }) => t(`states.product.${productCode}`),
        },
        {
          key: 'status',
          title: t('case.overview.status'),
          cell: ({ status }) => stateTranslations(status, 'status', { productCode: status }),
        },
        { key: 'since', title: t('case.overview.since'), cell: ({ updatedAt }) => timestamp(updatedAt) },
      ]}
    />
  )
}
