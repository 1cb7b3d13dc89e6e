import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'
import type { useOneClickAct } from './use-one-click-act.ts'

/** The form of a dialog whose act is done at once, without a preview. */
export const OneClickForm = ({
  act: { isBusy, refusal },
  submit,
  onSubmit,
  onCancel,
  children,
}: {
  act: Pick<ReturnType<typeof useOneClickAct>, 'isBusy' | 'refusal'>
  /** The label of the submit button. */
  submit: string
  onSubmit: () => unknown
  onCancel: () => void
  children: ReactNode
}) => {
  const t = useTranslations()
  return (
    <chakra.form
      noValidate
      display="grid"
      gap="4"
      fontSize="sm"
      onSubmit={(event) => {
        event.preventDefault()
        void onSubmit()
      }}
    >
      {children}
      <Box role="alert" color="negative.text" overflowWrap="anywhere">
        {refusal}
      </Box>
      <Flex gap="2" justify="flex-end">
        <Button size="sm" variant="quiet" onClick={onCancel}>
          {t('act.cancel')}
        </Button>
        <Button type="submit" size="sm" busy={isBusy}>
          {submit}
        </Button>
      </Flex>
    </chakra.form>
  )
}
