import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { factorsEndpoints } from '#shared/factors/factors.endpoints.ts'
import { isApiError } from '../../../api/api-error.ts'
import { call } from '../../../api/call.ts'
import { useFailureTranslations } from '../../../api/use-failure-translations.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Factors } from './factors-queries.ts'

export interface NamedFactor {
  readonly id: string
  readonly name: string
  readonly isLast: boolean
}

/** Confirms the removal of a factor and names the factors that remain. */
export const RemoveFactorDialog = ({
  factor: { id, name, isLast },
  onRemoved,
  onClose,
}: {
  factor: NamedFactor
  onRemoved: (left: Factors) => void
  onClose: () => void
}) => {
  const { t } = useTranslation('factors')
  const { t: shell } = useTranslation()
  const failureTranslations = useFailureTranslations()
  const removing = useMutation({
    mutationFn: () => call(factorsEndpoints.removeFactor, { params: { id } }),
    onSuccess: onRemoved,
  })
  const { error } = removing
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('remove.title', { name })}
      width="narrow"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {shell('action.cancel')}
          </Button>
          <Button variant="danger" busy={removing.isPending} onClick={() => removing.mutate()}>
            {t('card.remove')}
          </Button>
        </>
      }
    >
      {t(isLast ? 'remove.textLast' : 'remove.text')}
      {error ? (
        <Notice tone="negative">
          {isApiError(error) && error.reason === 'ruleBroken'
            ? t('remove.lastRequired')
            : failureTranslations(error)}
        </Notice>
      ) : null}
    </Dialog>
  )
}
