import type { ShownCompany } from '#shared/desk/company.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { productLineIds, productLines } from '#shared/product-lines/product-lines.ts'
import type { SalesByCurrency } from '#shared/shops/daily-sales.ts'
import { shopStatusAt } from '#shared/shops/shop-status.ts'
import { sortedEntries } from '#shared/sorting/compare-text.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { findCompany } from '../../data/companies.ts'
import { type Drawdown, listDrawdowns } from '../../data/drawdowns.ts'
import { listCompanyFacilities } from '../../data/facilities.ts'
import { listMembers } from '../../data/memberships.ts'
import { findPosition } from '../../data/positions.ts'
import { listShops, type Shop } from '../../data/shops.ts'
import type { Table } from '../../data/table.ts'
import { findUser } from '../../data/users.ts'
import { companyNamesOf } from '../engine/company-names.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { pendingApprovals } from '../engine/pending-approvals.ts'
import { describeFacility } from './describe-facility.ts'
import { describeUnlinked } from './describe-unlinked.ts'
import { describeUploaded } from './describe-uploaded.ts'

/** The number of drawdowns in the view, the latest. */
const maxDrawdowns = 20

const listPositions = async (table: Table, companyId: string): Promise<ShownCompany['positions']> => {
  const found = await Promise.all(
    productLineIds.map(async (id) => {
      const line = productLines[id]
      const position = await findPosition(table, companyId, line)
      return position && { productCode: line.productCode, ...position }
    }),
  )
  return found.flatMap((position) =>
    position
      ? [{ productCode: position.productCode, status: position.status, updatedAt: position.updatedAt }]
      : [],
  )
}

const describeMembers = async (table: Table, companyId: string): Promise<ShownCompany['members']> =>
  Promise.all(
    (await listMembers(table, companyId)).map(async ({ userId, role, status, since }) => {
      const user = await findUser(table, userId)
      return { userId, name: user?.name ?? null, email: user?.email ?? null, role, status, since }
    }),
  )

const netByCurrency = (sold: SalesByCurrency = {}) =>
  sortedEntries(sold).map(([currency, { orders, sales, refunds }]) => ({
    currency,
    amount: decimalFromCents(sales - refunds),
    orders,
  }))

const describeShop = (shop: Shop, now: Date): ShownCompany['shops'][number] => ({
  shopId: shop.shopId,
  platform: shop.platform,
  name: shop.name,
  currency: shop.currency,
  status: shopStatusAt(shop, now),
  importStatus: shop.import.status,
  orders: shop.import.orders,
  converted: netByCurrency(shop.import.converted),
  leftOut: netByCurrency(shop.import.leftOut),
  authorisedAt: shop.authorisedAt,
  expiresAt: shop.expiresAt ?? null,
})

const describeDrawdown = (drawdown: Drawdown): ShownCompany['drawdowns'][number] => ({
  drawdownId: drawdown.drawdownId,
  facilityId: drawdown.facilityId,
  status: drawdown.status,
  currency: drawdown.currency,
  amount: decimalFromCents(drawdown.price.amountCents),
  requestedAt: drawdown.requestedAt,
  dueDate: drawdown.price.dueDate,
})

export const showCompanyAct: RunAct<'company-show'> = async (
  { companyId },
  _act,
  { table, clock, config },
) => {
  const company = await findCompany(table, companyId)
  if (!company) return refuseAct('notFound', `there is no company ${companyId}`)
  const now = clock()
  const [positions, shops, members, facilities, drawdowns, proposed] = await Promise.all([
    listPositions(table, companyId),
    listShops(table, companyId),
    describeMembers(table, companyId),
    listCompanyFacilities(table, companyId),
    listDrawdowns(table, companyId, { limit: maxDrawdowns }),
    pendingApprovals({ table, clock }, companyId),
  ])
  const shown: ShownCompany = {
    companyId,
    ...companyNamesOf(company),
    kycStatus: company.kycStatus,
    changeStatus: company.change?.kycStatus ?? null,
    createdAt: company.createdAt,
    positions,
    shops: shops.map((shop) => describeShop(shop, now)),
    unlinkedMarketplaces: await describeUnlinked({ table, config }, companyId, shops),
    uploaded: await describeUploaded(table, companyId, now),
    members,
    facilities: await Promise.all(
      facilities.map((facility) => describeFacility(table, facility, businessDate(now))),
    ),
    drawdowns: drawdowns.items.map(describeDrawdown),
    proposed,
  }
  return { ok: true, ...shown }
}
