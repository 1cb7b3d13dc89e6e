import { expect, test } from 'vitest'
import { marketBenchmarks } from '#shared/lending/benchmark-terms.ts'
import { productTerms } from '#shared/lending/product-terms.ts'
import { BenchmarkFields } from '../../../web/desk/features/terms/benchmark-fields.tsx'
import { draftOf } from '../../../web/desk/features/terms/terms-draft.ts'
import { showScreen } from './show-screen.tsx'

const { benchmarks } = draftOf({ ...productTerms.small_shop_financing, benchmarks: marketBenchmarks })

const choicesOf = (currency: string): string[] => {
  const group = [...document.querySelectorAll('fieldset')].find(
    (each) => each.querySelector('legend')?.textContent === currency,
  )
  return [...(group?.querySelector('select')?.options ?? [])].map(({ value }) => value)
}

const show = (drafted: typeof benchmarks) =>
  showScreen(<BenchmarkFields drafted={drafted} isWrong={false} onChange={() => {}} />, {
    path: '/',
    told: {},
  })

test('terms choose between the benchmarks of each currency’s market, and a fixed rate is one choice', async () => {
  await show(benchmarks)
  expect(choicesOf('HKD')).toEqual([
    'HIBOR overnight',
    'HIBOR fixed',
    'HONIA overnight',
    'HONIA averageInAdvance',
    'HONIA inArrears',
  ])
  expect(choicesOf('CNY')).toEqual(['LPR overnight', 'LPR fixed', 'SHIBOR overnight'])
  expect(choicesOf('USD').filter((value) => value.endsWith('fixed'))).toEqual(['SOFR fixed'])
})

test('the benchmark of the version before stays a choice, with its fixed rate', async () => {
  await show({ ...benchmarks, HKD: { ...benchmarks.HKD, benchmark: 'SOFR', method: 'fixed' } })
  expect(choicesOf('HKD')).toContain('SOFR overnight')
  expect(choicesOf('HKD').filter((value) => value.endsWith('fixed'))).toEqual(['SOFR fixed'])
})
