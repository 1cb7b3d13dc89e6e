import { decimalFromCents } from '#shared/money/cents.ts'
import { type Addendum, type AddendumResult, listAddenda } from '../../data/agreements.ts'
import { findFacility } from '../../data/facilities.ts'
import { type RunAct, refuseAct } from '../engine/desk-act.ts'

const describeResult = ({ outcome, reason, limitBeforeCents, limitAfterCents }: AddendumResult) => ({
  outcome,
  reason: reason ?? null,
  limitBefore: decimalFromCents(limitBeforeCents),
  limitAfter: decimalFromCents(limitAfterCents),
})

const listed = (addendum: Addendum) => ({
  agreementId: addendum.agreementId,
  number: addendum.agreementNumber,
  addsTo: addendum.addsTo.agreementNumber,
  status: addendum.status,
  madeAt: addendum.createdAt,
  signedAt: addendum.signedAt ?? null,
  shops: addendum.shops.map(({ shopId, platform, name }) => ({ shopId, platform, name })),
  signers: addendum.signers.map(({ name, invitedAt, signature }) => ({
    name,
    invitedAt: invitedAt ?? null,
    signedAt: signature?.signedAt ?? null,
  })),
  result: addendum.result ? describeResult(addendum.result) : null,
})

export const listAddendaAct: RunAct<'addendum-list'> = async ({ facilityId }, _act, { table }) => {
  const facility = await findFacility(table, facilityId)
  if (!facility) return refuseAct('notFound', `there is no facility ${facilityId}`)
  const addenda = await listAddenda(table, facility.companyId, facility.productCode)
  return { ok: true, facilityId, addenda: addenda.map(listed) }
}
