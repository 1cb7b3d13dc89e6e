import { useCallback, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { openParameter } from '#shared/site/screen-paths.ts'

export type RowName = 'name' | 'language' | 'email' | 'phone' | 'phoneVerification' | 'password'

/** A row's part in the page: one is open at a time. */
export interface RowState {
  readonly open: RowName | null
  readonly onOpen: (name: RowName) => void
  readonly onClose: () => void
}

export const useOpenRow = (): RowState => {
  const [query] = useSearchParams()
  const [open, setOpen] = useState<RowName | null>(query.get(openParameter) === 'phone' ? 'phone' : null)
  const onClose = useCallback(() => setOpen(null), [])
  return { open, onOpen: setOpen, onClose }
}
