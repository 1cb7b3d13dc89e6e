import { describe, expect, test } from 'vitest'
import { chooseAdvert, isFromRetailPartner } from '#shared/engagement/choose-advert.ts'

describe('the advert of a landing page', () => {
  test.each([
    ['2506red', 'adv-red'],
    ['2506blue', 'adv-blue'],
    ['2507red', 'adv-red'],
  ])('is the one of the campaign %s', (tpid, advert) => {
    expect(chooseAdvert('underwriting', tpid)).toBe(advert)
  })

  test.each([null, '', '2508red', 'constructor'])('is the page’s own for the tpid %j', (tpid) => {
    expect(chooseAdvert('hook', tpid)).toBe('adv-red')
    expect(chooseAdvert('underwriting', tpid)).toBe('credit-approval-automation')
    expect(chooseAdvert('payoneer', tpid)).toBe('adv-blue')
    expect(chooseAdvert(undefined, tpid)).toBe('adv-blue')
  })
})

test('a retail partner’s link leads to small shops, with an adviser and a campaign', () => {
  expect(isFromRetailPartner('hook', { cpid: '12', tpid: '2506red' })).toBe(true)
  expect(isFromRetailPartner('hook', { cpid: null, tpid: '2506red' })).toBe(false)
  expect(isFromRetailPartner('hook', { cpid: '12', tpid: null })).toBe(false)
  expect(isFromRetailPartner('underwriting', { cpid: '12', tpid: '2506red' })).toBe(false)
})
