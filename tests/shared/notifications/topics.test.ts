import { describe, expect, it } from 'vitest'
import { messageKinds, notificationKinds } from '#shared/notifications/notification-kinds.ts'
import { isOptional } from '#shared/notifications/topics.ts'

/** Topics that law, contract or security require, regardless of preferences. */
const mustBeTold =
  /^(?:signing|facility|renewal|charge-raised|repayment-due|repayment-overdue|repayment-reversed|deduction|fee|dispute|payout-account|second-approval|drawdown-paid-out|drawdown-returned|payout-rejected|payout-cancelled|drawdown-awaits|limit-granted|limit-lowered)/

describe('the topics', () => {
  it.each(messageKinds.filter((kind) => mustBeTold.test(kind)))('keep %s mandatory', (kind) => {
    expect(isOptional(notificationKinds[kind].topic)).toBe(false)
  })

  it('make the rest optional', () => {
    const optional = messageKinds.filter((kind) => isOptional(notificationKinds[kind].topic))
    expect(optional).toContain('shop-no-sales')
    expect(optional).toContain('repayment-posted')
    expect(optional.filter((kind) => mustBeTold.test(kind))).toEqual([])
  })
})
