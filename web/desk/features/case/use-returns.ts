import { useEffect, useState } from 'react'
import type { ShownKyc } from '#shared/desk/kyc.ts'
import type { Returns } from './returns.ts'

const read = (key: string): Returns => {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}') as Returns
  } catch {
    return {}
  }
}

/** The fields to return, stored in the tab until they are sent, so that a reload loses none. */
export const useReturns = ({ kycId, versions }: Pick<ShownKyc, 'kycId' | 'versions'>) => {
  const key = `returns ${kycId} ${versions[0]?.submittedAt ?? ''}`
  const [returns, setReturns] = useState<Returns>(() => read(key))
  useEffect(() => {
    if (Object.keys(returns).length > 0) sessionStorage.setItem(key, JSON.stringify(returns))
    else sessionStorage.removeItem(key)
  }, [key, returns])
  return [returns, setReturns] as const
}
