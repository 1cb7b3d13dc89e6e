import type { search as source } from '../zh-CN/search.ts'

export const search = {
  entry:
    'Three kinds of financing for online sellers from a licensed Hong Kong money lender: repaid by a share of sales, in monthly instalments, or by your payment platform. See the costs before you decide.',
  hook: 'Repay a share of net sales every week: less when it is slow, more when it is busy. No minimum turnover, an estimated limit on the day you link your shop, and no fee.',
  underwriting:
    'A revolving limit from your shops’ real revenue, repaid in equal instalments, equal principal, or interest monthly. Each instalment and the total cost are listed before you sign.',
  payoneer:
    'Take up your payment platform’s offer: your contact details are carried over, fees are deducted once at payout, and repayments are collected from your platform account.',
} satisfies typeof source
