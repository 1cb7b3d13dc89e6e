import type { Agreement } from './agreements.ts'
import { reindexStatement } from './bank-statement-lists.ts'
import type { BankStatementRecord } from './bank-statements.ts'
import { type ChargeOrder, reindexOpenCharge } from './charge-orders.ts'
import { type Company, listByStatusIfAbsent } from './companies.ts'
import { isCounted, storeComplaint } from './complaint-register.ts'
import type { Complaint } from './complaints.ts'
import type { Drawdown } from './drawdowns.ts'
import { indexPaymentReport, type Payment } from './payments.ts'
import { indexPayoffReport, type Payoff } from './payoffs.ts'
import type { PayoutAccount } from './payout-accounts.ts'
import { reindexBatch } from './payout-batch-lists.ts'
import type { PayoutBatch } from './payout-batches.ts'
import { indexAccount, indexAgreement, indexCompany, indexInCompanyList } from './search-index.ts'
import { reindexShop } from './shop-names.ts'
import type { Shop } from './shops.ts'
import { indexStatementLine } from './statement-line-index.ts'
import type { StatementLine } from './statement-lines.ts'
import type { Item, Key, Table, Write } from './table.ts'
import { indexTransferReference } from './transfer-references.ts'

/**
 * A page of the whole table, as the writes that rebuild index items and the transactions that store complaints
 * missing from the figures. For a job only.
 */
export const reindexPage = async (
  table: Table,
  after: Key | undefined,
  limit: number,
): Promise<{ writes: Write[]; transactions: Record<string, Write>[]; next?: Key }> => {
  const having = [
    'ownerUserId',
    'sealedAccountNumber',
    'platformShopId',
    'agreementNumber',
    'paidOutAt',
    'owedCents',
    'reportedCents',
    'bookingDate',
    'recordedBy',
    'controlCents',
    'openingCents',
  ]
  const { items, next } = await table.scan({ having, after, limit })
  const writes = items.flatMap((item): Write[] => {
    if (item.type === 'company')
      return [
        indexInCompanyList(table, item as Item<Company>),
        listByStatusIfAbsent(table, item as Item<Company>),
        ...Object.values(indexCompany(table, item as Item<Company>)).flatMap((write) => write ?? []),
      ]
    if (item.type === 'payout-account') return Object.values(indexAccount(table, item as Item<PayoutAccount>))
    if (item.type === 'drawdown') return [indexTransferReference(table, item as Item<Drawdown>)]
    if (item.type === 'charge-order') return reindexOpenCharge(table, item as Item<ChargeOrder>)
    // Waiting payments are in the index.
    if (item.type === 'payment' && item.gsi1pk)
      return [indexPaymentReport(table, item as Item<Payment>) ?? []].flat()
    if (item.type === 'payoff' && item.gsi1pk)
      return [indexPayoffReport(table, item as Item<Payoff>) ?? []].flat()
    if (item.type === 'statement-line') return indexStatementLine(table, item as Item<StatementLine>)
    if (item.type === 'payout-batch') return reindexBatch(table, item as Item<PayoutBatch>)
    if (item.type === 'bank-statement') return reindexStatement(table, item as Item<BankStatementRecord>)
    if (item.type === 'agreement') return Object.values(indexAgreement(table, item as Item<Agreement>))
    return item.type === 'shop' ? reindexShop(table, item as Item<Shop>) : []
  })
  const transactions = items.flatMap((item) =>
    item.type === 'complaint' && !isCounted(item as Item<Complaint>)
      ? [storeComplaint(table, item as Item<Complaint>)]
      : [],
  )
  return { writes, transactions, ...(next ? { next } : {}) }
}
