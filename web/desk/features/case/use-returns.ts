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

/** What somebody is about to return of a submission: kept in the tab, so that a refresh loses none of it. */
export const useReturns = ({ kycId, versions }: Pick<ShownKyc, 'kycId' | 'versions'>) => {
  const key = `returns ${kycId} ${versions[0]?.submittedAt ?? ''}`
  const [returns, setReturns] = useState<Returns>(() => read(key))
  useEffect(() => {
    if (Object.keys(returns).length > 0) sessionStorage.setItem(key, JSON.stringify(returns))
    else sessionStorage.removeItem(key)
  }, [key, returns])
  return [returns, setReturns] as const
}
