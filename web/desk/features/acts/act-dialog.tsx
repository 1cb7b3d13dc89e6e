import { Box } from '@chakra-ui/react'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { useAct } from '../../api/use-act.ts'
import { showConfirmation } from '../../app/confirmations.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'
import { Failed } from '../../ui/failed.tsx'
import { useActTranslations } from '../../ui/field-translations.ts'
import { Loading } from '../../ui/loading.tsx'
import { ActForm } from './act-form.tsx'
import type { ActValues } from './act-values.ts'

/** The dialog of one act on a given record: its other fields, the preview, and the confirmation. */
export const ActDialog = ({
  action,
  given,
  start,
  settled,
  intro,
  isWide = false,
  onClose,
  onDone,
}: {
  action: string
  given: Readonly<Record<string, unknown>>
  /** Initial values of the other fields. */
  start?: ActValues
  /** Fields that the caller has already filled in; not shown in the form. */
  settled?: Readonly<Record<string, unknown>> | undefined
  intro?: ReactNode
  /** Its preview lists records, each in one line. */
  isWide?: boolean
  onClose: () => void
  /** Called when the act is done or proposed, in addition to `onClose`. */
  onDone?: ((outcome: Readonly<Record<string, unknown>>) => void) | undefined
}) => {
  const t = useTranslations()
  const actTranslations = useActTranslations()
  const client = useQueryClient()
  const { data: form, error, refetch } = useAct('act-show', { name: action })
  return (
    <Dialog
      open
      onClose={onClose}
      title={actTranslations(action)}
      width={isWide || form?.changes === false ? 'wide' : 'form'}
    >
      <Box fontSize="sm" lineHeight="snug">
        {error ? <Failed error={error} retry={refetch} /> : null}
        {intro}
        {form ? (
          <ActForm
            form={form}
            given={given}
            {...(start ? { start } : {})}
            settled={settled}
            onCancel={onClose}
            onDone={(outcome) => {
              showConfirmation(
                t(outcome['waitsFor'] ? 'act.proposed' : 'act.done', { act: actTranslations(action) }),
              )
              void client.invalidateQueries()
              // Closing updates the address, so it comes before `onDone`, which may navigate.
              onClose()
              onDone?.(outcome)
            }}
          />
        ) : error ? null : (
          <Loading lines={4} />
        )}
      </Box>
    </Dialog>
  )
}
