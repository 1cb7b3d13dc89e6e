import { normalizeCompanyName } from '#shared/companies/company-name.ts'
import { isCollectable } from '#shared/repayment/charge-order-states.ts'
import { openDispute } from '#shared/repayment/dispute.ts'
import { type Finding, matchReceipt, type Owed } from '#shared/repayment/match-receipt.ts'
import {
  companiesMatchingPayer,
  comparableNames,
  minSearchableNameLength,
  namePrefix,
  payerInLine,
} from '#shared/repayment/payer-names.ts'
import { referencesInText } from '#shared/repayment/references-in-text.ts'
import { belongsToOthers, normalizeReported, normalizeText } from '#shared/repayment/reported-reference.ts'
import { transferReference } from '#shared/repayment/transfer-reference.ts'
import { businessDate } from '#shared/time/business-date.ts'
import {
  type ChargeOrder,
  drawdownIdOfCharge,
  findChargeOrder,
  listOpenCharges,
} from '../../../../functions/data/charge-orders.ts'
import { findCompany } from '../../../../functions/data/companies.ts'
import { findDrawdown } from '../../../../functions/data/drawdowns.ts'
import { listWaitingPayments } from '../../../../functions/data/payments.ts'
import { listWaitingPayoffs } from '../../../../functions/data/payoffs.ts'
import { listPayoutAccounts } from '../../../../functions/data/payout-accounts.ts'
import { remainingCents, type StatementLine } from '../../../../functions/data/statement-lines.ts'
import { findDrawdownsOfReference } from '../../../../functions/data/transfer-references.ts'
import { payerAccountDigits } from '../../../../functions/desk/payments/find-payers.ts'
import { owedOn } from '../../../../functions/desk/payments/owed-on.ts'
import { resolveValueDate } from '../../../../functions/desk/payments/value-date.ts'
import type { Deps } from '../../../../functions/runtime/deps.ts'

const many = 1000

const ofCharge = ({ chargeId, drawdownId, ...charge }: ChargeOrder) => ({
  kind: 'charge' as const,
  id: chargeId,
  companyId: charge.companyId,
  facilityId: charge.facilityId,
  currency: charge.currency,
  dueDate: charge.dueDate,
  reference: transferReference(drawdownId),
})

/** Matches lines against all open items of all companies: the expected result of the indexed lookup. */
export const matchWholePortfolio = async (
  { table, clock }: Pick<Deps, 'table' | 'clock'>,
  lines: readonly StatementLine[],
  companyIds: readonly string[],
): Promise<Map<string, Finding>> => {
  const today = businessDate(clock())
  const charges: ChargeOrder[] = []
  for await (const charge of listOpenCharges(table))
    if (isCollectable(charge.status) || openDispute(charge)) charges.push(charge)
  const reported: Owed[] = []
  for (const { companyId, chargeId, paymentId, ...payment } of await listWaitingPayments(table, many)) {
    const charge = await findChargeOrder(table, companyId, chargeId)
    if (charge)
      reported.push({
        ...ofCharge(charge),
        kind: 'payment',
        id: paymentId,
        chargeId,
        amountCents: payment.reportedCents,
        reference: transferReference(drawdownIdOfCharge(chargeId)),
        reportedReference: payment.reference,
      })
  }
  for (const { companyId, facilityId, drawdownId, ...payoff } of await listWaitingPayoffs(table, many)) {
    const drawdown = await findDrawdown(table, companyId, drawdownId)
    if (drawdown)
      reported.push({
        kind: 'payoff',
        id: drawdownId,
        companyId,
        facilityId,
        currency: drawdown.currency,
        amountCents: payoff.reportedCents,
        dueDate: drawdown.price.dueDate,
        reference: transferReference(drawdownId),
        reportedReference: payoff.reference,
      })
  }
  const names = new Map<string, string[]>()
  const ends = new Map<string, string[]>()
  const indexed: { companyId: string; name: string }[] = []
  for (const companyId of companyIds) {
    const company = await findCompany(table, companyId)
    const everyAccount = await listPayoutAccounts(table, companyId)
    const accounts = everyAccount.filter(({ status }) => status === 'verified')
    const namesWith = (of: typeof everyAccount) =>
      comparableNames([
        company?.registerNameEn,
        company?.registerNameCn,
        ...of.map(({ account_name }) => account_name),
      ])
    names.set(companyId, namesWith(accounts))
    indexed.push(...namesWith(everyAccount).map((name) => ({ companyId, name })))
    ends.set(
      companyId,
      accounts.map(({ lastFour }) => lastFour),
    )
  }
  const drawdownsOf = new Map<string, string[]>()
  for (const reference of lines.flatMap(({ text }) => referencesInText(text)))
    drawdownsOf.set(
      reference,
      (await findDrawdownsOfReference(table, reference)).map(({ companyId }) => companyId),
    )
  const ofOthers = (
    { text, payerName = '' }: StatementLine,
    { companyId, reportedReference }: Owed,
    pointsTo: ReadonlySet<string>,
  ): boolean => {
    const isOther = (other: { companyId: string }) =>
      other.companyId !== companyId && (pointsTo.size === 0 || pointsTo.has(other.companyId))
    const own = normalizeReported(reportedReference)
    if (own === undefined || !normalizeText(text).includes(own)) return false
    const begins = (name: string) =>
      Array.from(name).length >= minSearchableNameLength &&
      [text, payerName].some((said) => normalizeCompanyName(said).includes(namePrefix(name)))
    return belongsToOthers(reportedReference ?? '', {
      names: indexed.filter((each) => isOther(each) && begins(each.name)).map(({ name }) => name),
      reported: reported
        .filter(isOther)
        .flatMap((other) => normalizeReported(other.reportedReference) ?? [])
        .filter((each) => normalizeText(text).includes(each)),
    })
  }
  const findingFor = (line: StatementLine): Finding => {
    const { text, currency, valueDate } = line
    const named = companiesMatchingPayer(
      payerInLine(line),
      [...names].flatMap(([companyId, each]) => each.map((name) => ({ companyId, name }))),
    )
    const end = payerAccountDigits(line)
    const pointsTo = new Set([
      ...named,
      ...referencesInText(text).flatMap((each) => drawdownsOf.get(each) ?? []),
    ])
    const everything = [
      ...reported.map((each) => {
        const { reportedReference: _own, ...rest } = each
        return ofOthers(line, each, pointsTo) ? rest : each
      }),
      ...charges.map((charge) => ({
        ...ofCharge(charge),
        amountCents: owedOn(charge, resolveValueDate(charge, valueDate), today),
        ...(isCollectable(charge.status) ? {} : { isDisputed: true }),
      })),
    ]
    const finding = matchReceipt(
      { amountCents: remainingCents(line), currency, text, references: referencesInText(text) },
      everything,
      {
        isNamed: (id) => named.has(id),
        confirmedFor: () => undefined,
        hasAccount: (id) => end !== undefined && (ends.get(id)?.includes(end) ?? false),
        pointsTo,
      },
    )
    return finding.kind === 'certain' && line.resembles ? { ...finding, kind: 'likely' } : finding
  }
  return new Map(lines.map((line) => [line.lineId, findingFor(line)]))
}
