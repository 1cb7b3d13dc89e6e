import { useMemo, useSyncExternalStore } from 'react'
import type { ResponseOf } from '#shared/api/endpoint.ts'
import {
  type ExampleConditions,
  exampleConditions,
  exampleCurrency,
} from '#shared/drawdown/example-conditions.ts'
import type { ProductCode } from '#shared/lending/product-codes.ts'
import { type ProductTerms, productTerms } from '#shared/lending/product-terms.ts'
import { type Currency, currencies } from '#shared/money/currency.ts'
import { referenceEndpoints } from '#shared/reference/reference.endpoints.ts'
import { businessDate } from '#shared/time/business-date.ts'
import { call } from '../api/call.ts'

export type CurrentRates = ResponseOf<typeof referenceEndpoints.getCurrentRates>

/** `products` is absent if the call failed; the date is then the device's. */
type KnownRates = CurrentRates | (Pick<CurrentRates, 'date' | 'benchmarks'> & { products?: never })

/** Undefined in a prerendered page. */
let current: KnownRates | undefined
let asked: Promise<void> | undefined
const listeners = new Set<() => void>()

export const setCurrentRates = (rates: KnownRates | undefined): void => {
  current = rates
  asked = undefined
  for (const listener of listeners) listener()
}

/** Fetches the rates unless they are known. Never fails. */
export const fetchCurrentRates = async (): Promise<void> => {
  if (current?.products) return
  asked ??= call(referenceEndpoints.getCurrentRates).then(setCurrentRates, () =>
    setCurrentRates({ date: businessDate(new Date()), benchmarks: {} }),
  )
  await asked
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
const get = () => current
const none = () => undefined

const conditionsIn = ({ benchmarks }: KnownRates, currency: Currency) => {
  const benchmark = benchmarks[currency]
  return benchmark ? { currency, benchmark } : undefined
}

/** The conditions of an example drawdown today; a prerendered page has those of another day, and `isToday` false. */
export const useExampleConditions = (
  currency: Currency = exampleCurrency,
): ExampleConditions & { isToday: boolean } => {
  const rates = useSyncExternalStore(subscribe, get, none)
  return useMemo(
    () =>
      rates
        ? {
            ...exampleConditions,
            ...conditionsIn(rates, currency),
            drawdownDate: rates.date,
            isToday: true,
          }
        : { ...exampleConditions, isToday: false },
    [rates, currency],
  )
}

/** The currencies that a drawdown can be priced in today, that of the examples first. */
export const useExampleCurrencies = (): readonly Currency[] => {
  const rates = useSyncExternalStore(subscribe, get, none)
  return useMemo(
    () => [
      exampleCurrency,
      ...currencies.filter((each) => each !== exampleCurrency && rates?.benchmarks[each] !== undefined),
    ],
    [rates],
  )
}

/** A product's terms with the margin and fees in force, or with those of the build while the former are unknown. */
export const useCurrentTerms = (productCode: ProductCode): ProductTerms => {
  const inForce = useSyncExternalStore(subscribe, get, none)?.products?.[productCode]
  return useMemo(() => {
    const terms = productTerms[productCode]
    return inForce ? { ...terms, marginPercent: inForce.margin, fees: inForce.fees } : terms
  }, [inForce, productCode])
}
