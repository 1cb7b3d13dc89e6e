import { screen } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { enteredSource } from '#shared/lending/benchmark-source.ts'
import { referenceEndpoints } from '#shared/reference/reference.endpoints.ts'
import { Component as RatesPage } from '../../../web/features/credit/rates-page.tsx'
import { server } from '../../support/web/fake-server.ts'
import { loginSeller } from '../../support/web/login-seller.ts'
import { renderScreen } from '../../support/web/render-screen.tsx'

const { listBenchmarkFixings } = referenceEndpoints

beforeEach(() => loginSeller())

it('shows each day with its rate, and which were entered', async () => {
  server.answer(listBenchmarkFixings, {
    fixings: [
      { date: '2026-11-02', percent: '4.02', source: enteredSource },
      { date: '2026-10-30', percent: '4.01', source: 'New York Fed' },
    ],
  })
  renderScreen(<RatesPage />)
  expect(await screen.findByText('4.02%')).toBeTruthy()
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
    '2026年11月2日由贷款人录入',
    '2026年10月30日',
  ])
})

it('says where nothing is published yet', async () => {
  server.answer(listBenchmarkFixings, { fixings: [] })
  renderScreen(<RatesPage />)
  expect(await screen.findByText('还没有公布的数值')).toBeTruthy()
})
