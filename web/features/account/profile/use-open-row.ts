import { useCallback, useState } from 'react'

export type RowName = 'name' | 'language' | 'email' | 'phone' | 'phoneVerification' | 'password'

/** A row's part in the page: one is open at a time. */
export interface RowState {
  readonly open: RowName | null
  readonly onOpen: (name: RowName) => void
  readonly onClose: () => void
}

export const useOpenRow = (): RowState => {
  const [open, setOpen] = useState<RowName | null>(null)
  const onClose = useCallback(() => setOpen(null), [])
  return { open, onOpen: setOpen, onClose }
}
