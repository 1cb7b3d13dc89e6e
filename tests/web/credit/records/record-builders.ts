import type { ApplicationRecord } from '../../../../web/features/credit/records/records-queries.ts'

type LimitIncrease = Extract<ApplicationRecord, { name: 'limit_increase' }>

export const aLimitIncrease = (change: Partial<LimitIncrease> = {}): LimitIncrease => ({
  approval_id: 'request-1',
  name: 'limit_increase',
  product_name: 'small_shop_financing',
  currency: 'GBP',
  amount: '450000.00',
  pre_limit: '396000.00',
  approved_limit: null,
  status: 'in progress',
  stage: 'submitted',
  created_time: '2026-12-01T06:30:40.034Z',
  ...change,
})

type Renewal = Extract<ApplicationRecord, { name: 'renewal' }>

export const aRenewal = (change: Partial<Renewal> = {}): Renewal => ({
  approval_id: 'renewal-1',
  name: 'renewal',
  product_name: 'small_shop_financing',
  currency: 'GBP',
  amount: '402000.00',
  pre_limit: '396000.00',
  approved_limit: null,
  review_date: '2027-11-21',
  next_review_date: null,
  status: 'in progress',
  stage: 'submitted',
  created_time: '2027-11-01T06:30:40.034Z',
  ...change,
})
