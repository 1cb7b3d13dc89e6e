import type { AgreementKind } from '#shared/agreements/agreement-kinds.ts'
import type { agreementsEndpoints } from '#shared/agreements/area-endpoints.ts'
import type { Handler } from '../http/handle.ts'

type Operation = typeof agreementsEndpoints.initiateSign

/** How an agreement of each kind is created. */
export const agreementInitiators: Readonly<Record<AgreementKind, () => Promise<Handler<Operation>>>> = {
  facility: async () => (await import('./initiate-facility.ts')).initiateFacility,
  addendum: async () => (await import('./initiate-addendum.ts')).initiateAddendum,
  increase: async () => (await import('./initiate-increase.ts')).initiateIncrease,
  plan: async () => (await import('./initiate-plan.ts')).initiatePlan,
}

export const initiateSign: Handler<Operation> = async (call, deps) => {
  const { kind = 'facility' } = call.input.body
  return (await agreementInitiators[kind]())(call, deps)
}
