import { Box, chakra } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { accountEndpoints } from '#shared/account/account.endpoints.ts'
import { call } from '../../../api/call.ts'
import { useFailureWords } from '../../../api/use-failure-words.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'

/** Asks before every other browser is logged out. */
export const EndOthersDialog = ({ onClose, onEnded }: { onClose: () => void; onEnded: () => void }) => {
  const { t } = useTranslation(['accountProfile', 'shell'])
  const failureWords = useFailureWords()
  const ending = useMutation({
    mutationFn: () => call(accountEndpoints.endOtherSessions),
    onSuccess: onEnded,
  })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('accountProfile:sessions.othersTitle')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('shell:action.cancel')}
          </Button>
          <Button busy={ending.isPending} onClick={() => ending.mutate()}>
            {t('accountProfile:sessions.othersConfirm')}
          </Button>
        </>
      }
    >
      {ending.error ? (
        <Box mb="4">
          <Notice tone="negative">{failureWords(ending.error)}</Notice>
        </Box>
      ) : null}
      <chakra.p color="text.quiet">{t('accountProfile:sessions.othersText')}</chakra.p>
    </Dialog>
  )
}
