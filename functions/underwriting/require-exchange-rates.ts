import { NoExchangeRate } from '#shared/lending/convert-sales.ts'
import { refuse } from '../http/handle.ts'

/** Does `work`, or refuses if sales have to be converted and no rate was published that early: no figure is made up. */
export const requireExchangeRates = async <T>(work: () => Promise<T>) => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof NoExchangeRate) return refuse('noExchangeRates')
    throw error
  }
}
