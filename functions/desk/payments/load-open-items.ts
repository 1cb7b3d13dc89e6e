import { isCollectable } from '#shared/repayment/charge-order-states.ts'
import type { Owed } from '#shared/repayment/match-receipt.ts'
import { comparableNames } from '#shared/repayment/payer-names.ts'
import { transferReference } from '#shared/repayment/transfer-reference.ts'
import type { BusinessDate } from '#shared/time/business-date.ts'
import {
  type ChargeOrder,
  drawdownIdOfCharge,
  findChargeOrder,
  listDisputedChargesOf,
  listOpenChargesOf,
} from '../../data/charge-orders.ts'
import { collect } from '../../data/collect.ts'
import { findCompany } from '../../data/companies.ts'
import { findDrawdown } from '../../data/drawdowns.ts'
import type { Payment } from '../../data/payments.ts'
import type { Payoff } from '../../data/payoffs.ts'
import { listPayoutAccounts } from '../../data/payout-accounts.ts'
import type { Table } from '../../data/table.ts'
import { owedOn } from './owed-on.ts'
import type { ReportedTransfers } from './reported-transfers.ts'
import { resolveValueDate } from './value-date.ts'

/** A company's data that a line is matched against. */
export interface OpenItems {
  companyId: string
  /** Normalised names: its own, and those of the holders of its verified accounts. */
  names: readonly string[]
  /** All names under which the index lists it: also those of the holders of its unverified accounts. */
  indexedNames: readonly string[]
  /** The last digits of its verified accounts. */
  accountEnds: readonly string[]
  /** The debts that money of a value date may pay. */
  owedOn(valueDate: BusinessDate): Owed[]
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

/** A charge order as of a value date. */
export const chargeOwed = (charge: ChargeOrder, valueDate: BusinessDate, today: BusinessDate): Owed => ({
  ...ofCharge(charge),
  amountCents: owedOn(charge, resolveValueDate(charge, valueDate), today),
  ...(isCollectable(charge.status) ? {} : { isDisputed: true as const }),
})

const ofPayment = async (
  table: Table,
  { companyId, chargeId, paymentId, reportedCents, reference }: Payment,
): Promise<Owed[]> => {
  const charge = await findChargeOrder(table, companyId, chargeId)
  if (!charge) return []
  return [
    {
      ...ofCharge(charge),
      kind: 'payment',
      id: paymentId,
      chargeId,
      amountCents: reportedCents,
      reference: transferReference(drawdownIdOfCharge(chargeId)),
      reportedReference: reference,
    },
  ]
}

const ofPayoff = async (
  table: Table,
  { companyId, facilityId, drawdownId, reportedCents, reference }: Payoff,
): Promise<Owed[]> => {
  const drawdown = await findDrawdown(table, companyId, drawdownId)
  if (!drawdown) return []
  return [
    {
      kind: 'payoff',
      id: drawdownId,
      companyId,
      facilityId,
      currency: drawdown.currency,
      amountCents: reportedCents,
      dueDate: drawdown.price.dueDate,
      reference: transferReference(drawdownId),
      reportedReference: reference,
    },
  ]
}

/** A charge order that is not being collected takes no money automatically: a disputed one is proposed to a person. */
const listCollectable = async (table: Table, companyId: string): Promise<ChargeOrder[]> => {
  const [open, disputed] = await Promise.all([
    collect(listOpenChargesOf(table, companyId)),
    listDisputedChargesOf(table, companyId),
  ])
  return [...open.filter(({ status }) => isCollectable(status)), ...disputed]
}

export const loadOpenItems = async (
  table: Table,
  companyId: string,
  { payments, payoffs }: ReportedTransfers,
  today: BusinessDate,
): Promise<OpenItems> => {
  const [company, accounts, charges, ofPayments, ofPayoffs] = await Promise.all([
    findCompany(table, companyId),
    listPayoutAccounts(table, companyId),
    listCollectable(table, companyId),
    Promise.all(payments.map((payment) => ofPayment(table, payment))),
    Promise.all(payoffs.map((payoff) => ofPayoff(table, payoff))),
  ])
  const reported = [...ofPayments, ...ofPayoffs].flat()
  // The holder's name of an unverified account is unchecked input.
  const verified = accounts.filter(({ status }) => status === 'verified')
  const namesWith = (of: typeof accounts) =>
    comparableNames([
      company?.registerNameEn,
      company?.registerNameCn,
      ...of.map((account) => account.account_name),
    ])
  return {
    companyId,
    names: namesWith(verified),
    indexedNames: namesWith(accounts),
    accountEnds: verified.map(({ lastFour }) => lastFour),
    owedOn: (valueDate) => [...reported, ...charges.map((charge) => chargeOwed(charge, valueDate, today))],
  }
}
