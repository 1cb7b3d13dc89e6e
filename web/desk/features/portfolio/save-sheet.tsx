import { Flex } from '@chakra-ui/react'
import { saveFile } from '../../../api/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'
import { saveText } from '../../ui/save-text.ts'
import type { Sheet } from '../loan-register/register-sheets.ts'
import { sheetAsCsv, sheetsAsExcel } from '../loan-register/write-sheets.ts'

/** Saves a table as an Excel workbook or as CSV. */
export const SaveSheet = ({
  title,
  file,
  sheet,
}: {
  /** What the table shows. */
  title: string
  /** The file's name without its extension. */
  file: string
  sheet: () => Omit<Sheet, 'name'>
}) => {
  const t = useTranslations()
  const save = {
    excel: async () =>
      saveFile(`${file}.xlsx`, await sheetsAsExcel([{ name: t('portfolio.title'), ...sheet() }])),
    csv: async () => saveText(`${file}.csv`, sheetAsCsv({ name: file, ...sheet() })),
  }
  return (
    <Flex flexShrink="0">
      {(['excel', 'csv'] as const).map((format) => (
        <Button
          key={format}
          size="sm"
          variant="quiet"
          px="2"
          aria-label={t(`portfolio.fileAs.${format}`, { title })}
          onClick={() => void save[format]()}
        >
          {t(`portfolio.formats.${format}`)}
        </Button>
      ))}
    </Flex>
  )
}
