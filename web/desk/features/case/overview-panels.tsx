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
        { title: t('case.overview.line'), cell: ({ productCode }) => t(`states.product.${productCode}`) },
        { title: t('case.overview.status'), cell: ({ status }) => t(`states.facility.${status}`) },
        { title: t('case.overview.limit'), figure: ({ limit, currency }) => money(limit, currency) },
        {
          title: t('case.overview.outstanding'),
          figure: ({ outstanding, currency }) => money(outstanding, currency),
        },
        {
          title: t('case.overview.available'),
          figure: ({ available, currency }) => money(available, currency),
        },
        { title: t('case.overview.pastDue'), cell: pastDueOf },
        { title: t('case.overview.review'), cell: ({ nextReviewDate }) => date(nextReviewDate) },
        { title: '', cell: linksOf },
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
        { title: t('case.overview.requested'), cell: ({ requestedAt }) => timestamp(requestedAt) },
        { title: t('case.overview.amount'), figure: ({ amount, currency }) => money(amount, currency) },
        { title: t('case.overview.status'), cell: ({ status }) => t(`states.drawdown.${status}`) },
        { title: t('case.overview.due'), cell: ({ dueDate }) => date(dueDate) },
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
        { title: t('case.overview.shop'), cell: ({ name }) => name },
        { title: t('case.overview.platform'), cell: ({ platform }) => platformName(platform) },
        { title: t('case.overview.status'), cell: ({ status }) => t(`states.shop.${status}`) },
        { title: t('case.overview.orders'), figure: ({ orders }) => count(orders) },
        {
          title: t('case.overview.leftOut'),
          figure: ({ leftOut }) =>
            leftOut.length === 0
              ? '–'
              : leftOut.map(({ currency, amount, orders }) => (
                  <div key={currency}>
                    {money(amount, currency)} ({count(orders)})
                  </div>
                )),
        },
        {
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
          title: t('case.overview.platform'),
          cell: ({ marketplace, dismissed }) =>
            dismissed ? t('case.unlinked.dismissed', { marketplace }) : marketplace,
        },
        { title: t('case.unlinked.paidInto'), cell: ({ paidInto }) => paidInto },
        {
          title: t('case.unlinked.amount'),
          figure: ({ amount, currency, deposits }) => `${money(amount, currency)} (${count(deposits)})`,
        },
        { title: t('case.unlinked.lastAt'), cell: ({ lastDepositAt }) => date(lastDepositAt) },
      ]}
    />
  )
}

/** Uploaded sales, which have a list of their own; nothing if there are none. */
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
          title: t('case.uploaded.source'),
          cell: ({ sourceKind, platform, name }) =>
            `${platform} · ${name} (${t(`case.uploaded.kinds.${sourceKind}`)})`,
        },
        { title: t('case.uploaded.in'), figure: ({ in: came, currency }) => money(came, currency) },
        { title: t('case.uploaded.out'), figure: ({ out, currency }) => money(out, currency) },
        { title: t('case.overview.orders'), figure: ({ orders }) => count(orders) },
        {
          title: t('case.uploaded.months'),
          cell: ({ firstMonth, lastMonth }) => `${firstMonth} – ${lastMonth}`,
        },
        { title: t('case.uploaded.lastUpload'), cell: ({ lastUpload }) => timestamp(lastUpload) },
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
        { title: t('case.overview.line'), cell: ({ productCode }) => t(`states.product.${productCode}`) },
        {
          title: t('case.overview.status'),
          cell: ({ status }) => stateTranslations(status, 'status', { productCode: status }),
        },
        { title: t('case.overview.since'), cell: ({ updatedAt }) => timestamp(updatedAt) },
      ]}
    />
  )
}
