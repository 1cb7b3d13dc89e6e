import { agreementsEndpoints } from '../../shared/agreements/agreements.endpoints.ts'
import type { Deps } from '../http/deps.ts'
import { createAreaLambda } from '../http/lambda.ts'
import { getSigners } from './get-signers.ts'
import { initiateSign } from './initiate-sign.ts'
import { openSigning } from './open-signing.ts'
import { signAgreement } from './sign-agreement.ts'
import { urgeSigner } from './urge-signer.ts'

export const createAgreementsLambda = (deps: Deps) =>
  createAreaLambda(
    agreementsEndpoints,
    { initiateSign, getSigners, urgeSigner, openSigning, signAgreement },
    deps,
  )
