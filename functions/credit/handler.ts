import { creditEndpoints } from '../../shared/credit/credit.endpoints.ts'
import type { Deps } from '../http/deps.ts'
import { createAreaLambda } from '../http/lambda.ts'
import { getCreditApplication } from './get-credit-application.ts'
import { getCreditLimit } from './get-credit-limit.ts'
import { getFacilityDetail } from './get-facility-detail.ts'
import { getFacilitySummary } from './get-facility-summary.ts'
import { listFacilities } from './list-facilities.ts'
import { submitLimit } from './submit-limit.ts'

export const createCreditLambda = (deps: Deps) =>
  createAreaLambda(
    creditEndpoints,
    {
      getCreditLimit,
      getCreditApplication,
      submitLimit,
      getFacilitySummary,
      listFacilities,
      getFacilityDetail,
    },
    deps,
  )
