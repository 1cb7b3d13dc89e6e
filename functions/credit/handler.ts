import { creditEndpoints } from '../../shared/credit/credit.endpoints.ts'
import type { Deps } from '../http/deps.ts'
import { createAreaLambda } from '../http/lambda.ts'
import { getCreditApplication } from './get-credit-application.ts'
import { getCreditLimit } from './get-credit-limit.ts'
import { getFacilitySummary } from './get-facility-summary.ts'

export const createCreditLambda = (deps: Deps) =>
  createAreaLambda(creditEndpoints, { getCreditLimit, getCreditApplication, getFacilitySummary }, deps)
