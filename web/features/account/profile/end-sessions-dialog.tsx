import { Box } from '@chakra-ui/react'
import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFailureTranslations } from '../../../api/use-failure-translations.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** Confirms the end of sessions, and shows a failure. */
export const EndSessionsDialog = ({
  title,
  confirm,
  ending,
  onClose,
  children,
}: {
  title: string
  /** The label of the confirming button. */
  confirm: string
  ending: Pick<UseMutationResult<unknown, Error, void>, 'mutate' | 'isPending' | 'error'>
  onClose: () => void
  children: ReactNode
}) => {
  const { t } = useTranslation('shell')
  const failureTranslations = useFailureTranslations()
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('action.cancel')}
          </Button>
          <Button busy={ending.isPending} onClick={() => ending.mutate()}>
            {confirm}
          </Button>
        </>
      }
    >
      {ending.error ? (
        <Box mb="4">
          <Notice tone="negative">{failureTranslations(ending.error)}</Notice>
        </Box>
      ) : null}
      {children}
    </Dialog>
  )
}
