import { Box, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { saveFile } from '../../../api/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { readAllPages } from '../../api/read-all-pages.ts'
import { showConfirmation } from '../../app/confirmations.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'
import { useRefusalTranslations } from '../../ui/failed.tsx'
import { saveText } from '../../ui/save-text.ts'
import { registerSheets } from './register-sheets.ts'
import { useRegisterWords } from './use-register-words.ts'
import { sheetAsCsv, sheetsAsExcel } from './write-sheets.ts'

export interface Period {
  from?: string
  to?: string
}

/** Facilities of a page. */
const limit = '100'

const fileNameOf = ({ from, to }: Period): string => ['loan-register', from, to].filter(Boolean).join('-')

/** Saves the whole register of a period, as CSV or with its repayments as an Excel workbook. */
export const SaveRegister = ({ period }: { period: Period }) => {
  const t = useTranslations()
  const words = useRegisterWords()
  const refusalTranslations = useRefusalTranslations()
  const [busy, setBusy] = useState<'csv' | 'excel'>()
  const [refusal, setRefusal] = useState('')
  const save = async (format: 'csv' | 'excel') => {
    setRefusal('')
    setBusy(format)
    try {
      const loans = (await readAllPages('loan-register-list', { ...period, limit })).flatMap(
        (page) => page.loans,
      )
      const sheets = registerSheets(loans, words)
      if (format === 'csv') saveText(`${fileNameOf(period)}.csv`, sheetAsCsv(sheets[0]))
      else saveFile(`${fileNameOf(period)}.xlsx`, await sheetsAsExcel(sheets))
      showConfirmation(t('loanRegister.saved', { count: loans.length }))
    } catch (error) {
      setRefusal(refusalTranslations(error))
    } finally {
      setBusy(undefined)
    }
  }
  return (
    <Flex gap="2" wrap="wrap" align="center">
      {(['excel', 'csv'] as const).map((format) => (
        <Button
          key={format}
          size="sm"
          variant="secondary"
          busy={busy === format}
          disabled={busy !== undefined}
          onClick={() => void save(format)}
        >
          {t(`loanRegister.${format}`)}
        </Button>
      ))}
      <Box role="alert" color="negative.text">
        {refusal}
      </Box>
    </Flex>
  )
}
