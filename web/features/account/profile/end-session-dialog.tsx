import { Box, chakra } from '@chakra-ui/react'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { accountEndpoints } from '#shared/account/area-endpoints.ts'
import type { UserSession } from '#shared/account/session.schemas.ts'
import { isApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { EndSessionsDialog } from './end-sessions-dialog.tsx'
import { SessionFacts } from './session-row.tsx'
import { useDeviceTranslations } from './use-device-translations.ts'

/** Ends a session. One that no longer exists counts as ended. */
const endUnlessEnded = async (id: string): Promise<void> => {
  try {
    await call(accountEndpoints.endSession, { params: { id } })
  } catch (error) {
    if (!isApiError(error) || error.reason !== 'notFound') throw error
  }
}

/** Confirms the logout of another browser. */
export const EndSessionDialog = ({
  session,
  onClose,
  onEnded,
}: {
  session: UserSession
  onClose: () => void
  onEnded: (device: string) => void
}) => {
  const { t } = useTranslation('accountProfile')
  const device = useDeviceTranslations()(session.user_agent)
  const ending = useMutation({
    mutationFn: () => endUnlessEnded(session.id),
    onSuccess: () => onEnded(device),
  })
  return (
    <EndSessionsDialog
      title={t('sessions.confirmTitle')}
      confirm={t('sessions.confirm')}
      ending={ending}
      onClose={onClose}
    >
      <Box p="4" borderRadius="md" bg="surface.sunken" lineHeight="snug" mb="4">
        <Box fontWeight="medium">{device}</Box>
        <SessionFacts session={session} />
      </Box>
      <chakra.p color="text.quiet">{t('sessions.confirmText')}</chakra.p>
    </EndSessionsDialog>
  )
}
