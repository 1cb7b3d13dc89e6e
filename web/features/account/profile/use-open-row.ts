import { useCallback, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { openParameter } from '#shared/site/screen-paths.ts'

export type RowName = 'name' | 'language' | 'email' | 'phone' | 'phoneVerification' | 'password'

/** The state shared by all rows: at most one has its form open. */
export interface RowState {
  readonly open: RowName | null
  readonly onOpen: (name: RowName) => void
  readonly onClose: () => void
}

/** The rows that a link can open. */
const linked: readonly RowName[] = ['email', 'phone', 'phoneVerification']

export const useOpenRow = (): RowState => {
  const [query] = useSearchParams()
  const { key } = useLocation()
  const asked = linked.find((name) => name === query.get(openParameter)) ?? null
  const [open, setOpen] = useState<RowName | null>(asked)
  const [arrived, setArrived] = useState(key)
  // A link may also lead from this page to one of its own rows.
  if (arrived !== key) {
    setArrived(key)
    if (asked) setOpen(asked)
  }
  const onClose = useCallback(() => setOpen(null), [])
  return { open, onOpen: setOpen, onClose }
}
