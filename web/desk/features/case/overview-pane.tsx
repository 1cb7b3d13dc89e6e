import { Box, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ShownCompany } from '#shared/desk/company.ts'
import type { ProductCode } from '#shared/lending/product-codes.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { PageLink } from '../../ui/company-link.tsx'
import { type DataColumn, DataTable } from '../../ui/data-table.tsx'
import { useActTranslations } from '../../ui/field-translations.ts'
import { Panel } from '../../ui/panel.tsx'
import { PastDue } from '../../ui/past-due.tsx'
import { useStateTranslations } from '../../ui/use-state-translations.ts'
import { ActDialog } from '../acts/act-dialog.tsx'
import { PayoutAccounts } from './payout-accounts.tsx'

/** A list under its title, or that there is nothing. */
const List = <Row,>({
  title,
  rows,
  keyOf,
  columns,
}: {
  title: string
  rows: readonly Row[]
  keyOf: (row: Row) => string
  columns: readonly DataColumn<Row>[]
}) => {
  const t = useTranslations()
  return (
    <Panel title={title} isFlush>
      {rows.length === 0 ? (
        <Box px="3" pb="2" color="text.quiet">
          {t('case.overview.none')}
        </Box>
      ) : (
        <DataTable label={title} rows={rows} keyOf={keyOf} columns={columns} />
      )}
    </Panel>
  )
}

/** Where a facility is looked at by itself. */
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

/** Where a member is looked at by themselves. */
const MemberLink = ({ userId, email }: ShownCompany['members'][number]) => {
  const { may } = useMe()
  const name = email ?? userId
  return may('user-show') ? <PageLink to={`/users?user=${userId}`}>{name}</PageLink> : name
}

const memberLink = (member: ShownCompany['members'][number]) => <MemberLink {...member} />

/** Who acts for a company, each with the way to what can be done about them, and where another is let in. */
const Members = ({ company: { companyId, members } }: { company: ShownCompany }) => {
  const t = useTranslations()
  const format = useFormat()
  const stateTranslations = useStateTranslations()
  const actTranslations = useActTranslations()
  const { may } = useMe()
  const [isInviting, setInviting] = useState(false)
  return (
    <Box minW="0">
      <List
        title={t('case.overview.members')}
        rows={members}
        keyOf={({ userId }) => userId}
        columns={[
          {
            key: 'email',
            title: t('case.overview.email'),
            cell: memberLink,
          },
          { key: 'name', title: t('case.overview.name'), cell: ({ name }) => name ?? '–' },
          { key: 'role', title: t('case.overview.role'), cell: ({ role }) => t(`case.roles.${role}`) },
          {
            key: 'status',
            title: t('case.overview.status'),
            cell: ({ status }) => stateTranslations(status),
          },
          { key: 'since', title: t('case.overview.since'), cell: ({ since }) => format.timestamp(since) },
        ]}
      />
      {may('user-invite') ? (
        <Box mt="2">
          <Button size="sm" variant="secondary" onClick={() => setInviting(true)}>
            {actTranslations('user-invite')}
          </Button>
        </Box>
      ) : null}
      {isInviting ? (
        <ActDialog action="user-invite" given={{ companyId }} onClose={() => setInviting(false)} />
      ) : null}
    </Box>
  )
}

/** All that a company has, as its seller is shown it. */
export const OverviewPane = ({ company }: { company: ShownCompany }) => {
  const t = useTranslations()
  const { t: statusTranslations } = useTranslation('statuses')
  const { date, timestamp, money, count } = useFormat()
  const { may } = useMe()
  const stateTranslations = useStateTranslations()
  const productOf = (productCode: ProductCode) => t(`productLines.${productCode}`)
  const drawdownStatus = (status: string) =>
    statusTranslations(
      `drawdown.${status.replace(/[ -](\w)/g, (_, letter: string) => letter.toUpperCase())}` as 'drawdown.due',
    )
  return (
    <Box
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', '2xl': 'repeat(2, minmax(0, 1fr))' }}
    >
      <List
        title={t('case.overview.facilities')}
        rows={company.facilities}
        keyOf={({ facilityId }) => facilityId}
        columns={[
          { key: 'line', title: t('case.overview.line'), cell: ({ productCode }) => productOf(productCode) },
          {
            key: 'status',
            title: t('case.overview.status'),
            cell: ({ status }) => t(`case.facilityStatus.${status}`),
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
      <List
        title={t('case.overview.drawdowns')}
        rows={company.drawdowns}
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
          { key: 'status', title: t('case.overview.status'), cell: ({ status }) => drawdownStatus(status) },
          { key: 'due', title: t('case.overview.due'), cell: ({ dueDate }) => date(dueDate) },
        ]}
      />
      <List
        title={t('case.overview.shops')}
        rows={company.shops}
        keyOf={({ shopId }) => shopId}
        columns={[
          { key: 'shop', title: t('case.overview.shop'), cell: ({ name }) => name },
          { key: 'platform', title: t('case.overview.platform'), cell: ({ platform }) => platform },
          {
            key: 'status',
            title: t('case.overview.status'),
            cell: ({ status }) => statusTranslations(`shop.${status}`),
          },
          {
            key: 'orders',
            title: t('case.overview.orders'),
            isNumber: true,
            cell: ({ orders }) => count(orders),
          },
          {
            key: 'expires',
            title: t('case.overview.expires'),
            cell: ({ expiresAt }) => (expiresAt ? timestamp(expiresAt) : '–'),
          },
        ]}
      />
      <List
        title={t('case.overview.positions')}
        rows={company.positions}
        keyOf={({ productCode }) => productCode}
        columns={[
          { key: 'line', title: t('case.overview.line'), cell: ({ productCode }) => productOf(productCode) },
          {
            key: 'status',
            title: t('case.overview.status'),
            cell: ({ status }) => stateTranslations(status),
          },
          { key: 'since', title: t('case.overview.since'), cell: ({ updatedAt }) => timestamp(updatedAt) },
        ]}
      />
      {may('payout-account-list') ? <PayoutAccounts companyId={company.companyId} /> : null}
      <Members company={company} />
    </Box>
  )
}
