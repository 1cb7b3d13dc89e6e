import type { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { findFactors } from '../data/second-factors.ts'
import { answer, type Handler } from '../http/handle.ts'
import { offerProof } from './offer-proof.ts'

export const beginStepUp: Handler<typeof factorsEndpoints.beginStepUp> = async ({ session }, deps) =>
  answer(await offerProof(deps, await findFactors(deps.table, session.userId), 'stepUp'))
