import { kycEndpoints } from '../../shared/kyc/kyc.endpoints.ts'
import type { Deps } from '../http/deps.ts'
import { createAreaLambda } from '../http/lambda.ts'
import { createKyc } from './create-kyc.ts'
import { getKyc } from './get-kyc.ts'
import { saveKycSection } from './save-kyc-section.ts'
import { submitKyc } from './submit-kyc.ts'

export const createKycLambda = (deps: Deps) =>
  createAreaLambda(kycEndpoints, { createKyc, saveKycSection, submitKyc, getKyc }, deps)
