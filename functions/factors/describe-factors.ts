import type { Factors } from '#shared/factors/factors.schemas.ts'
import type { SecondFactors } from '../data/second-factors.ts'

export const describeFactors = (
  { passkeys, codeApp, recoveryCodes }: SecondFactors,
  requiredBy: Factors['required_by'] | undefined,
): Factors => ({
  passkeys: passkeys.map(({ passkeyId, name, addedAt, lastUsedAt }) => ({
    id: passkeyId,
    name,
    added_at: addedAt,
    last_used_at: lastUsedAt ?? null,
  })),
  code_app: codeApp ? { added_at: codeApp.addedAt } : null,
  recovery_codes_left: recoveryCodes.length,
  required_by: requiredBy ?? null,
})
