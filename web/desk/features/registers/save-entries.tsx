import { saveFile } from '../../../api/save-file.ts'
import { SaveButtons } from '../../ui/save-buttons.tsx'
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
}) => (
  <SaveButtons
    disabled={disabled}
    save={async (format) => {
      if (format === 'csv') saveText(`${file}.csv`, await sheetPartsAsCsv(sheets()))
      else saveFile(`${file}.xlsx`, await sheetPartsAsExcel(sheets()))
    }}
  />
)
