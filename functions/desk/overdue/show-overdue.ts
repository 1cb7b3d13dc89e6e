import type { NoticeView, OverdueCase, OverdueCharge } from '#shared/desk/overdue.ts'
import { decimalFromCents } from '#shared/money/cents.ts'
import { sumOfKinds } from '#shared/repayment/charge-order.ts'
import { daysPastDue, isInArrears } from '#shared/repayment/charge-order-aging.ts'
import { sortedEntries } from '#shared/sorting/compare-text.ts'
import { type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import { type ChargeOrder, listChargesFrom } from '../../data/charge-orders.ts'
import { findFollowUp } from '../../data/follow-ups.ts'
import { type Fact, listMessages, type Message } from '../../data/messages.ts'
import { findContribution } from '../../data/portfolio.ts'
import type { Table } from '../../data/table.ts'
import { collectionOf } from '../../repayment/describe-charge.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'
import { listPhoneContacts } from './list-phone-contacts.ts'
import { overdueCaseView, readContactHistory } from './overdue-case.ts'

/** The number of the portal's own notices in the view, the latest. */
const maxNotices = 50

const ofRepayment = /^(?:charge|repayment|deduction|fee|payment|payoff|dispute)-/

const factText = (fact: Fact): string => {
  if (typeof fact === 'string') return fact
  if ('name' in fact) return fact.name
  return 'cents' in fact ? `${decimalFromCents(fact.cents)} ${fact.currency}` : fact.en
}

const tellNotice = ({ content: { kind, ...facts }, happenedAt }: Message): NoticeView => ({
  at: happenedAt,
  kind,
  facts: Object.fromEntries(sortedEntries<Fact>(facts).map(([name, fact]) => [name, factText(fact)])),
})

const tellCharge = (charge: ChargeOrder, today: BusinessDate): OverdueCharge => ({
  chargeId: charge.chargeId,
  drawdownId: charge.drawdownId,
  dueDate: charge.dueDate,
  daysPastDue: daysPastDue(charge.dueDate, today),
  status: charge.status,
  collectionMethod: collectionOf(charge),
  owedCents: charge.owedCents,
  totalCents: sumOfKinds(charge.owedCents),
})

const listChargesPastDue = async (
  table: Table,
  { companyId, facilityId }: { companyId: string; facilityId: string },
  since: BusinessDate,
  today: BusinessDate,
): Promise<OverdueCharge[]> => {
  const found: OverdueCharge[] = []
  for await (const charge of listChargesFrom(table, companyId, since)) {
    if (charge.dueDate >= today) break
    if (charge.facilityId === facilityId && isInArrears(charge, today)) found.push(tellCharge(charge, today))
  }
  return found
}

export const showOverdueAct: RunAct<'overdue-show'> = async (
  { facilityId },
  { permits },
  { table, clock },
) => {
  const today = businessDate(clock())
  const filed = await findContribution(table, facilityId)
  if (!filed?.pastDue) return refuseAct('notFound', `nothing is past due of a facility ${facilityId}`)
  const [talks, followUp, callees, chargesPastDue, notices] = await Promise.all([
    readContactHistory(table, filed, today),
    findFollowUp(table, filed),
    listPhoneContacts(table, filed.companyId, { isMasked: !(await permits('contact-record')) }),
    listChargesPastDue(table, filed, filed.pastDue.since, today),
    listMessages(table, filed.companyId, {
      limit: maxNotices,
      accepts: Promise.resolve(({ content }: Message) => ofRepayment.test(content.kind)),
    }),
  ])
  const view = await overdueCaseView(table, filed, talks, followUp?.on, clock())
  if (!view) throw new Error(`what is past due of facility ${facilityId} was lost`)
  const { promise: _promise, lastContact: _lastContact, ...facility } = view
  const shown: OverdueCase = {
    asOf: today,
    facility,
    callees,
    chargesPastDue,
    ...talks,
    notices: notices.items.map(tellNotice),
  }
  return { ok: true, ...shown }
}
