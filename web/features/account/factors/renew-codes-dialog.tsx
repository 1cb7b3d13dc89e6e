import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { call } from '../../../api/call.ts'
import { useFailureTranslations } from '../../../api/use-failure-translations.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** Confirms the replacement of the recovery codes, then shows the new ones. */
export const RenewCodesDialog = ({ onRenewed, onClose }: { onRenewed: () => void; onClose: () => void }) => {
  const { t } = useTranslation('factors')
  const { t: shell } = useTranslation()
  const failureTranslations = useFailureTranslations()
  const renewing = useMutation({
    mutationFn: () => call(factorsEndpoints.renewRecoveryCodes),
    onSuccess: onRenewed,
  })
  if (renewing.data)
    return (
      <Dialog open onClose={onClose} title={t('codes.title')}>
        <RecoveryCodes codes={renewing.data.recovery_codes} onDone={onClose} />
      </Dialog>
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('codes.renewTitle')}
      width="narrow"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {shell('action.cancel')}
          </Button>
          <Button busy={renewing.isPending} onClick={() => renewing.mutate()}>
            {t('codes.renew')}
          </Button>
        </>
      }
    >
      {t('codes.renewText')}
      {renewing.error ? <Notice tone="negative">{failureTranslations(renewing.error)}</Notice> : null}
    </Dialog>
  )
}
