import { useCallback, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { openParameter } from '#shared/site/screen-paths.ts'

export type RowName = 'name' | 'language' | 'email' | 'phone' | 'phoneVerification' | 'password'

/** A row's part in the page: one is open at a time. */
export interface RowState {
  readonly open: RowName | null
  readonly onOpen: (name: RowName) => void
  readonly onClose: () => void
}

/** The rows that a link can open. */
const linked: readonly RowName[] = ['phone', 'phoneVerification']

export const useOpenRow = (): RowState => {
  const [query] = useSearchParams()
  const { key } = useLocation()
  const asked = linked.find((name) => name === query.get(openParameter)) ?? null
  const [open, setOpen] = useState<RowName | null>(asked)
  const [arrived, setArrived] = useState(key)
  // A link to a row leads from the page to itself, too.
  if (arrived !== key) {
    setArrived(key)
    if (asked) setOpen(asked)
  }
  const onClose = useCallback(() => setOpen(null), [])
  return { open, onOpen: setOpen, onClose }
}
