import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { callKey } from '../../../../web/api/early-responses.ts'
import { facilityCall } from '../../../../web/early/home-calls.ts'
import { showAvailable } from '../../../../web/early/show-available.ts'
import { HomeFrame } from '../../../../web/prerender/home-frame.tsx'
import { renderScreen } from '../../../support/web/render-screen.tsx'

const { method, url, body } = facilityCall

const show = async (answered: unknown) => {
  renderScreen(<HomeFrame />)
  document.documentElement.lang = 'zh-CN'
  const answer = Promise.resolve(Response.json(answered))
  await showAvailable({ token: 't', answers: new Map([[callKey(method, url, body), answer]]) })
  // The application can still read the same response.
  expect(await answer.then((taken) => taken.json())).toEqual(answered)
  return screen.getByText('可以提取').closest('[data-headline]')
}

describe('the home page’s skeleton', () => {
  test('shows the available amount in place of its placeholder', async () => {
    const headline = await show({
      code: 200,
      msg: 'success',
      data: { available_funding: '1234567.80', currency: 'GBP' },
    })
    expect(headline?.hasAttribute('hidden')).toBe(false)
    expect(headline?.textContent).toContain('GBP\u00A01,234,567.80')
    expect(document.querySelector('[data-until-headline]')?.hasAttribute('hidden')).toBe(true)
  })

  test.each([
    ['no facility', { code: 200, msg: 'success', data: null }],
    ['a refusal', { code: 401, msg: '401', data: null }],
  ])('keeps its placeholder if the response is %s', async (_, answered) => {
    expect((await show(answered))?.hasAttribute('hidden')).toBe(true)
    expect(document.querySelector('[data-until-headline]')?.hasAttribute('hidden')).toBe(false)
  })
})
