import type { GeneralAccount } from './general-accounts.ts'
import type { ChartOfAccounts } from './journal.ts'

/** Codes and names of accounts for a lender that has not entered its own. */
export const defaultChart: ChartOfAccounts = {
  cash: { code: '1000', name: 'Bank' },
  principalReceivable: { code: '1200', name: 'Loans: principal' },
  interestReceivable: { code: '1210', name: 'Loans: interest due' },
  overdueInterestReceivable: { code: '1220', name: 'Loans: overdue interest due' },
  feeReceivable: { code: '1230', name: 'Loans: fees due' },
  accruedIncome: { code: '1240', name: 'Loans: accrued income' },
  suspendedIncome: { code: '1280', name: 'Loans: income not accrued' },
  lossAllowance: { code: '1290', name: 'Loans: loss allowance' },
  suspense: { code: '2100', name: 'Held for payers' },
  unearnedIncome: { code: '2200', name: 'Unearned income' },
  interestIncome: { code: '4000', name: 'Interest income' },
  overdueInterestIncome: { code: '4010', name: 'Overdue interest income' },
  feeIncome: { code: '4020', name: 'Fee income' },
  waivedIncome: { code: '4090', name: 'Waived income' },
  incomeAdjustment: { code: '4100', name: 'Income earned and not charged' },
  rewardsGiven: { code: '5100', name: 'Red packets' },
  creditLoss: { code: '5200', name: 'Loans written off' },
  recoveredLosses: { code: '5205', name: 'Received on loans written off' },
  impairmentLoss: { code: '5210', name: 'Change of the loss allowance' },
  exchangeDifferences: { code: '5300', name: 'Exchange differences' },
}

/** An account of the lender's own chart. */
export interface ChartEntry {
  account: GeneralAccount
  code: string
  name: string
}

/** The chart with the lender's own codes and names where it has entered them. */
export const chartOf = (entered: readonly ChartEntry[]): ChartOfAccounts => ({
  ...defaultChart,
  ...Object.fromEntries(entered.map(({ account, code, name }) => [account, { code, name }])),
})
