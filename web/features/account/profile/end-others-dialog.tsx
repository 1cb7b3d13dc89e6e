import { chakra } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import { call } from '../../../api/call.ts'
import { EndSessionsDialog } from './end-sessions-dialog.tsx'

/** Confirms the logout of all other browsers. */
export const EndOthersDialog = ({ onClose, onEnded }: { onClose: () => void; onEnded: () => void }) => {
  const { t } = useTranslation('accountProfile')
  const ending = useMutation({
    mutationFn: () => call(accountEndpoints.endOtherSessions),
    onSuccess: onEnded,
  })
  return (
    <EndSessionsDialog
      title={t('sessions.othersTitle')}
      confirm={t('sessions.othersConfirm')}
      ending={ending}
      onClose={onClose}
    >
      <chakra.p color="text.quiet">{t('sessions.othersText')}</chakra.p>
    </EndSessionsDialog>
  )
}
