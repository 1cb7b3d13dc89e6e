import { Flex } from '@chakra-ui/react'
import { saveFile } from '../../../api/save-file.ts'
import { readAllPages } from '../../api/read-all-pages.ts'
import { showConfirmation } from '../../app/confirmations.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'
import { SaveButtons, type SavedFormat } from '../../ui/save-buttons.tsx'
import { saveText } from '../../ui/save-text.ts'
import { registerSheets } from './register-sheets.ts'
import { useRegisterTranslations } from './use-register-translations.ts'
import { sheetAsCsv, sheetsAsExcel } from './write-sheets.ts'

export interface Period {
  from?: string
  to?: string
}

/** The number of facilities per page. */
const limit = '100'

const fileNameOf = ({ from, to }: Period): string => ['loan-register', from, to].filter(Boolean).join('-')

/** Saves the whole register of a period, as CSV or with its repayments as an Excel workbook. */
export const SaveRegister = ({ period }: { period: Period }) => {
  const t = useTranslations()
  const words = useRegisterTranslations()
  const save = async (format: SavedFormat) => {
    const loans = (await readAllPages('loan-register-list', { ...period, limit })).flatMap(
      (page) => page.loans,
    )
    const sheets = registerSheets(loans, words)
    if (format === 'csv') saveText(`${fileNameOf(period)}.csv`, sheetAsCsv(sheets[0]))
    else saveFile(`${fileNameOf(period)}.xlsx`, await sheetsAsExcel(sheets))
    showConfirmation(t('loanRegister.saved', { count: loans.length }))
  }
  return (
    <Flex gap="2" wrap="wrap" align="center">
      <SaveButtons save={save} />
    </Flex>
  )
}
