import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useTranslations } from '../i18n/use-translations.ts'
import { useAttempt } from './use-attempt.ts'

const formats = ['excel', 'csv'] as const
export type SavedFormat = (typeof formats)[number]

/** Buttons that save something as an Excel workbook or as CSV. */
export const SaveButtons = ({
  save,
  disabled = false,
}: {
  save: (format: SavedFormat) => Promise<void>
  disabled?: boolean
}) => {
  const t = useTranslations()
  const { attempt, isBusy, refusal } = useAttempt()
  const [chosen, setChosen] = useState<SavedFormat>()
  return (
    <>
      {formats.map((format) => (
        <Button
          key={format}
          size="sm"
          variant="secondary"
          busy={isBusy && chosen === format}
          disabled={disabled || isBusy}
          onClick={() => {
            setChosen(format)
            void attempt(() => save(format))
          }}
        >
          {t(`loanRegister.${format}`)}
        </Button>
      ))}
      <Box role="alert" color="negative.text">
        {refusal}
      </Box>
    </>
  )
}
