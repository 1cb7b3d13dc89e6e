import { describe, expect, test } from 'vitest'
import {
  isWaiting,
  mayDraw,
  milestonesReached,
  nextStepOf,
  unusedOffer,
} from '../../../../web/pages/home/next-step.ts'
import { aCharge, aFacility, anApplication, aSellerState, aShop } from './seller-state-builders.ts'

const linked = { shops: [aShop()] }
const approved = { ...linked, kycStatus: 'approved' } as const

describe('the next step', () => {
  test.each([
    ['a new seller links a shop', {}, 'linkShop'],
    ['an expired shop is authorised again', { shops: [aShop({ status: 'expired' })] }, 'relinkShop'],
    ['then the company is described', linked, 'startCompany'],
    ['what was returned is completed', { ...linked, kycStatus: 'returned' }, 'fixCompany'],
    ['a rejected company is told so', { ...linked, kycStatus: 'rejected' }, 'companyRejected'],
    ['registration goes on during the review', { ...linked, kycStatus: 'submitted' }, 'registerAccount'],
    [
      'the second step of registration follows the first',
      { ...linked, kycStatus: 'submitted', position: 'XDJ Drawdown Account Submitted' },
      'registerBusiness',
    ],
    [
      'signing waits for the review',
      { ...linked, kycStatus: 'in progress', position: 'XDJ Business Info Submitted' },
      'waitCompany',
    ],
    ['an approved company signs', { ...approved, position: 'XDJ Business Info Submitted' }, 'startSigning'],
    ['the directors are waited for', { ...approved, position: 'XDJ Signing Initiated' }, 'waitSigners'],
    [
      'the user’s own signature is theirs to give',
      { ...approved, position: 'XDJ Signing Initiated', awaitsMe: { signature: true } },
      'signMine',
    ],
    ['the limit is waited for', { ...approved, position: 'XDJ Signing Completed' }, 'waitLimit'],
    [
      'a refused limit is explained',
      { ...approved, position: 'XDJ Signing Completed', limitStatus: 'failed' },
      'limitFailed',
    ],
  ] as const)('%s', (_, seller, expected) => {
    expect(nextStepOf(aSellerState(seller))).toBe(expected)
  })

  test('a shop that expires after signing does not send the seller back', () => {
    const seller = aSellerState({
      shops: [aShop({ status: 'expired' })],
      kycStatus: 'approved',
      position: 'XDJ Signing Initiated',
    })
    expect(nextStepOf(seller)).toBe('waitSigners')
  })

  test('with a limit, a bill takes precedence over everything else', () => {
    const facility = aFacility()
    const paying = { facility, charges: [aCharge()], applications: [anApplication({ stage: 'requested' })] }
    expect(nextStepOf(aSellerState(paying))).toBe('repay')
    const reported = { ...paying, charges: [aCharge({ pending: '102957.50' })] }
    expect(nextStepOf(aSellerState(reported))).toBe('waitPayment')
    const settled = { ...paying, charges: [aCharge({ status: 'collected', outstanding: '0.00' })] }
    expect(nextStepOf(aSellerState(settled))).toBe('waitDrawdown')
    expect(nextStepOf(aSellerState({ facility }))).toBe('draw')
  })

  test('an approval that waits for the user comes first, unless it would be refused', () => {
    const waiting = {
      facility: aFacility(),
      applications: [anApplication({ stage: 'awaiting colleague' })],
    }
    expect(nextStepOf(aSellerState(waiting))).toBe('waitColleague')
    const mine = { ...waiting, awaitsMe: { approval: true } }
    expect(nextStepOf(aSellerState(mine))).toBe('approve')
    expect(nextStepOf(aSellerState({ ...mine, charges: [aCharge()] }))).toBe('approve')
    const overdue = aFacility({ drawdown_obstacle: 'repaymentOverdue' })
    expect(nextStepOf(aSellerState({ ...mine, facility: overdue, charges: [aCharge()] }))).toBe('repay')
  })

  test('an addendum that waits for the user comes before a drawdown, and after a repayment', () => {
    const mine = { facility: aFacility(), awaitsMe: { addendum: true } }
    expect(nextStepOf(aSellerState(mine))).toBe('signAddendum')
    expect(nextStepOf(aSellerState({ ...mine, charges: [aCharge()] }))).toBe('repay')
  })

  test('an offered increase that waits for the user comes before a drawdown, and after a repayment', () => {
    const mine = { facility: aFacility(), awaitsMe: { increase: true } }
    expect(nextStepOf(aSellerState(mine))).toBe('signIncrease')
    expect(isWaiting(aSellerState(mine))).toBe(true)
    expect(nextStepOf(aSellerState({ ...mine, charges: [aCharge()] }))).toBe('repay')
  })

  test('less than the minimum drawdown does not count as funding', () => {
    const facility = aFacility({ available_funding: '999.99' })
    expect(mayDraw({ facility })).toBe(false)
    expect(nextStepOf(aSellerState({ facility }))).toBe('usedUp')
    expect(mayDraw({ facility: aFacility({ available_funding: '1000.00' }) })).toBe(true)
  })

  test('an expired facility cannot be drawn from, but is repaid', () => {
    const facility = aFacility({ status: 'expired' })
    expect(mayDraw({ facility })).toBe(false)
    expect(nextStepOf(aSellerState({ facility }))).toBe('facilityClosed')
    expect(nextStepOf(aSellerState({ facility, charges: [aCharge()] }))).toBe('repay')
  })
})

describe('automatic polling', () => {
  test.each([
    ['an import', { shops: [aShop({ import: { ...aShop().import, status: 'importing' } })] }],
    ['a review', { ...linked, kycStatus: 'submitted' }],
    ['signatures', { ...approved, position: 'XDJ Signing Initiated' }],
    ['a limit', { ...approved, position: 'XDJ Signing Completed' }],
    [
      'a drawdown beside a bill',
      { facility: aFacility(), charges: [aCharge()], applications: [anApplication({ stage: 'approved' })] },
    ],
    ['a transfer', { facility: aFacility(), charges: [aCharge({ pending: '102957.50' })] }],
  ] as const)('continues during %s', (_, seller) => {
    expect(isWaiting(aSellerState(seller))).toBe(true)
  })

  test('ends when the seller has to act', () => {
    expect(isWaiting(aSellerState({}))).toBe(false)
    expect(isWaiting(aSellerState({ facility: aFacility() }))).toBe(false)
  })
})

test('milestones count up along the journey', () => {
  const counts = (
    ['linkShop', 'startCompany', 'registerAccount', 'startSigning', 'waitLimit', 'draw'] as const
  ).map(milestonesReached)
  expect(counts).toEqual([0, 1, 2, 3, 4, 5])
})

describe('with a limit', () => {
  const drawable = { ...approved, position: 'XDJ Signing Completed' } as const
  test.each([
    [null, 'draw', true],
    ['repaymentOverdue', 'overdueBill', false],
    ['accountWaits', 'waitAccount', false],
    ['noAccount', 'fixAccount', false],
  ] as const)('the home invites to draw only if nothing would refuse it: %s', (obstacle, step, may) => {
    const seller = aSellerState({ ...drawable, facility: aFacility({ drawdown_obstacle: obstacle }) })
    expect(nextStepOf(seller)).toBe(step)
    expect(mayDraw(seller)).toBe(may)
  })

  test.each([
    ['returned', 'fixCompany'],
    ['rejected', 'companyRejected'],
    ['submitted', 'waitCompany'],
  ] as const)('a company that is %s is verified first', (kycStatus, step) => {
    const facility = aFacility({ drawdown_obstacle: 'companyNotVerified' })
    expect(nextStepOf(aSellerState({ ...drawable, kycStatus, facility }))).toBe(step)
  })
})

describe('the payment platform’s offer', () => {
  test.each([
    ['without a drawdown', [], 'offer-7'],
    ['after a rejected drawdown', [anApplication({ stage: 'rejected' })], 'offer-7'],
    ['once a drawdown is requested', [anApplication({ stage: 'requested' })], undefined],
    ['after a repaid drawdown', [anApplication({ stage: 'repaid' })], undefined],
  ])('is unused: %s (N16)', (_when, applications, expected) => {
    expect(unusedOffer(aSellerState({ offerId: 'offer-7', applications }))).toBe(expected)
  })
})
