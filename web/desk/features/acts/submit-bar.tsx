import { Flex } from '@chakra-ui/react'
import { Button } from '../../../ui/button.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'

/** The buttons below an act's form: back to the fields, cancel, and the next step. */
export const SubmitBar = ({
  step,
  isBusy,
  onEdit,
  onCancel,
}: {
  step: 'run' | 'preview' | 'propose' | 'do'
  isBusy: boolean
  onEdit: (() => void) | undefined
  onCancel: (() => void) | undefined
}) => {
  const t = useTranslations()
  return (
    <Flex gap="2" justify="flex-end" wrap="wrap">
      {onEdit ? (
        <Button size="sm" variant="secondary" onClick={onEdit}>
          {t('act.edit')}
        </Button>
      ) : null}
      {onCancel ? (
        <Button size="sm" variant="quiet" onClick={onCancel}>
          {t('act.cancel')}
        </Button>
      ) : null}
      <Button
        type="submit"
        size="sm"
        busy={isBusy}
        // The second click of a double click must not confirm the preview that the first has just opened.
        onClick={(event) => {
          if (event.detail > 1) event.preventDefault()
        }}
      >
        {t(`act.${step}`)}
      </Button>
    </Flex>
  )
}
