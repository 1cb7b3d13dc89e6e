import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import { saveFile } from '../../../api/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'
import { useRefusalTranslations } from '../../ui/failed.tsx'
import { saveText } from '../../ui/save-text.ts'
import type { Sheet } from '../loan-register/register-sheets.ts'
import { sheetPartsAsCsv, sheetPartsAsExcel } from '../loan-register/write-sheets.ts'

/** Saves a register as an Excel workbook or as CSV, with all of its pages. */
export const SaveEntries = ({
  sheets,
  file,
  disabled,
}: {
  /** The table of each page. */
  sheets: () => AsyncIterable<Sheet>
  /** The name of the files without its extension. */
  file: string
  disabled: boolean
}) => {
  const t = useTranslations()
  const refusalTranslations = useRefusalTranslations()
  const [busy, setBusy] = useState<'csv' | 'excel'>()
  const [refusal, setRefusal] = useState('')
  const save = async (format: 'csv' | 'excel') => {
    setRefusal('')
    setBusy(format)
    try {
      if (format === 'csv') saveText(`${file}.csv`, await sheetPartsAsCsv(sheets()))
      else saveFile(`${file}.xlsx`, await sheetPartsAsExcel(sheets()))
    } catch (error) {
      setRefusal(refusalTranslations(error))
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <>
      {(['excel', 'csv'] as const).map((format) => (
        <Button
          key={format}
          size="sm"
          variant="secondary"
          busy={busy === format}
          disabled={disabled || busy !== undefined}
          onClick={() => void save(format)}
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
