import { useState } from 'react'
import type { ShownKyc } from '#shared/desk/kyc.ts'
import { callAct } from '../../api/call-act.ts'
import { useRefusalTranslations } from '../../ui/failed.tsx'

/** The accepted fields of a KYC, with an optimistic update that is rolled back if the act is refused. */
export const useChecks = ({ companyId, kycId, checks }: ShownKyc) => {
  const refusalTranslations = useRefusalTranslations()
  const [accepted, setAccepted] = useState<ReadonlySet<string>>(new Set(checks.map(({ field }) => field)))
  const [refusal, setRefusal] = useState<string>()
  const change = (paths: readonly string[], isAccepted: boolean) =>
    setAccepted((before) => {
      const after = new Set(before)
      for (const path of paths)
        if (isAccepted) after.add(path)
        else after.delete(path)
      return after
    })
  const accept = async (paths: readonly string[], isAccepted: boolean): Promise<void> => {
    const changing = paths.filter((path) => accepted.has(path) !== isAccepted)
    if (changing.length === 0) return
    change(changing, isAccepted)
    setRefusal(undefined)
    try {
      await callAct('kyc-check', {
        companyId,
        kycId,
        fields: changing,
        ...(isAccepted ? {} : { takenBack: true }),
      })
    } catch (error) {
      change(changing, !isAccepted)
      setRefusal(refusalTranslations(error))
    }
  }
  return { accepted, accept, refusal }
}
