import { companyNameEssence } from '#shared/companies/company-name.ts'
import { isCollectable } from '#shared/repayment/charge-order-states.ts'
import { type Finding, matchReceipt, type Owed } from '#shared/repayment/match-receipt.ts'
import { referencesInText } from '#shared/repayment/references-in-text.ts'
import { transferReference } from '#shared/repayment/transfer-reference.ts'
import { type BusinessDate, businessDate } from '#shared/time/business-date.ts'
import {
  type ChargeOrder,
  drawdownIdOfCharge,
  findChargeOrder,
  listOpenCharges,
} from '../../data/charge-orders.ts'
import { type Company, findCompany } from '../../data/companies.ts'
import { findDrawdown } from '../../data/drawdowns.ts'
import { inBatches } from '../../data/in-batches.ts'
import { listWaitingPayments } from '../../data/payments.ts'
import { listWaitingPayoffs } from '../../data/payoffs.ts'
import { listPayoutAccounts } from '../../data/payout-accounts.ts'
import { remainingCents, type StatementLine } from '../../data/statement-lines.ts'
import type { Table } from '../../data/table.ts'
import type { Deps } from '../../runtime/deps.ts'
import { countsFrom } from './counts-from.ts'
import { owedOn } from './owed-on.ts'

/** As many as wait for the lender at all. */
const mostWaiting = 1000
const atOnce = 25

/** All that money may come for, as it stood at one look. */
export interface OpenItems {
  findingFor(line: StatementLine): Finding
  companies: ReadonlyMap<string, Company>
}

const ofCharge = (charge: ChargeOrder): Omit<Owed, 'amountCents'> => ({
  kind: 'charge',
  id: charge.chargeId,
  companyId: charge.companyId,
  facilityId: charge.facilityId,
  currency: charge.currency,
  dueDate: charge.dueDate,
  reference: transferReference(charge.drawdownId),
})

/** What sellers reported, a transfer each. */
const loadReported = async (table: Table, charges: ReadonlyMap<string, ChargeOrder>): Promise<Owed[]> => {
  const [payments, payoffs] = await Promise.all([
    listWaitingPayments(table, mostWaiting),
    listWaitingPayoffs(table, mostWaiting),
  ])
  const ofPayments = await inBatches(payments, atOnce, async (payment): Promise<Owed[]> => {
    const { companyId, chargeId } = payment
    const charge = charges.get(chargeId) ?? (await findChargeOrder(table, companyId, chargeId))
    return charge
      ? [
          {
            ...ofCharge(charge),
            kind: 'payment',
            id: payment.paymentId,
            chargeId,
            amountCents: payment.reportedCents,
            reference: transferReference(drawdownIdOfCharge(chargeId)),
            reportedReference: payment.reference,
          },
        ]
      : []
  })
  const ofPayoffs = await inBatches(payoffs, atOnce, async (payoff): Promise<Owed[]> => {
    const { companyId, facilityId, drawdownId } = payoff
    const drawdown = await findDrawdown(table, companyId, drawdownId)
    return drawdown
      ? [
          {
            kind: 'payoff',
            id: drawdownId,
            companyId,
            facilityId,
            currency: drawdown.currency,
            amountCents: payoff.reportedCents,
            dueDate: drawdown.price.dueDate,
            reference: transferReference(drawdownId),
            reportedReference: payoff.reference,
          },
        ]
      : []
  })
  return [...ofPayments, ...ofPayoffs].flat()
}

/** Shorter names could stand in any text. */
const shortestInText = 6

/** Whom a payer's name may stand for: a company by what it is called, or by who holds its bank account. */
const loadPayers = async (table: Table, companyIds: readonly string[]) => {
  const companies = new Map<string, Company>()
  const names = new Map<string, string[]>()
  await inBatches(companyIds, atOnce, async (companyId) => {
    const [company, accounts] = await Promise.all([
      findCompany(table, companyId),
      listPayoutAccounts(table, companyId),
    ])
    if (company) companies.set(companyId, company)
    const called = [
      company?.registerNameEn,
      company?.registerNameCn,
      ...accounts.map((account) => account.account_name),
    ]
    names.set(companyId, [
      ...new Set(called.flatMap((name) => (name ? companyNameEssence(name) : [])).filter(Boolean)),
    ])
  })
  const isPayerOf = ({ payerName, text }: StatementLine) => {
    const payer = companyNameEssence(payerName ?? '')
    const said = payer ? '' : companyNameEssence(text)
    return (companyId: string): boolean =>
      names
        .get(companyId)
        ?.some((name) => name === payer || (name.length >= shortestInText && said.includes(name))) ?? false
  }
  return { companies, isPayerOf }
}

/** Everything that is open over all companies: read once for many lines. What is not collected at the moment takes no money by itself. */
export const loadOpenItems = async ({ table, clock }: Pick<Deps, 'table' | 'clock'>): Promise<OpenItems> => {
  const today = businessDate(clock())
  const charges = new Map<string, ChargeOrder>()
  for await (const charge of listOpenCharges(table))
    if (isCollectable(charge.status)) charges.set(charge.chargeId, charge)
  const reported = await loadReported(table, charges)
  const companyIds = new Set([...charges.values(), ...reported].map(({ companyId }) => companyId))
  const { companies, isPayerOf } = await loadPayers(table, [...companyIds])
  const onDays = new Map<BusinessDate, Owed[]>()
  const everythingOn = (valueDate: BusinessDate): Owed[] => {
    const known = onDays.get(valueDate)
    if (known) return known
    const owed = [
      ...reported,
      ...[...charges.values()].map((charge) => ({
        ...ofCharge(charge),
        amountCents: owedOn(charge, countsFrom(charge, valueDate), today),
      })),
    ]
    onDays.set(valueDate, owed)
    return owed
  }
  return {
    companies,
    findingFor: (line) => {
      const finding = matchReceipt(
        {
          amountCents: remainingCents(line),
          currency: line.currency,
          text: line.text,
          references: referencesInText(line.text),
        },
        everythingOn(line.valueDate),
        isPayerOf(line),
      )
      // It may be a line that was booked already.
      return finding.kind === 'certain' && line.resembles ? { ...finding, kind: 'likely' } : finding
    },
  }
}
