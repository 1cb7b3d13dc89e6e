import { type QueryFunction, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Loading, SkeletonText } from '../../../ui/skeleton.tsx'
import type { FactorAdded } from './factors-queries.ts'
import { RecoveryCodes } from './recovery-codes.tsx'

/**
 * The dialog around a form that sets up a factor: it starts the setup, and shows the recovery codes after the first
 * factor.
 */
export const SetUpDialog = <Begun,>({
  title,
  width,
  lines,
  name,
  begin,
  onAdded,
  onClose,
  children,
}: {
  title: string
  width: 'plain' | 'narrow'
  /** Number of skeleton lines while the setup starts. */
  lines: number
  /** The query key of the call that starts the setup. */
  name: string
  begin: QueryFunction<Begun>
  /** Called immediately, while the recovery codes are still shown. */
  onAdded: (added: FactorAdded) => void
  onClose: () => void
  children: (begun: Begun, onDone: (added: FactorAdded) => void) => ReactNode
}) => {
  const { t } = useTranslation('factors')
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const begun = useQuery({
    queryKey: [name],
    queryFn: begin,
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const onDone = (added: FactorAdded) => {
    onAdded(added)
    if (added.recovery_codes) setCodes(added.recovery_codes)
    else onClose()
  }
  return (
    <Dialog open onClose={onClose} title={codes ? t('codes.title') : title} width={width}>
      {codes ? <RecoveryCodes codes={codes} onDone={onClose} /> : null}
      {begun.error && !codes ? <Failure of={begun} /> : null}
      {begun.isPending ? (
        <Loading>
          <SkeletonText lines={lines} />
        </Loading>
      ) : null}
      {begun.data && !codes ? children(begun.data, onDone) : null}
    </Dialog>
  )
}
