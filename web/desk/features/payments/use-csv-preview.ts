import { skipToken, useQuery } from '@tanstack/react-query'
import type { CsvMapping, CsvPreview } from '#shared/desk/csv-mapping.ts'
import { decodeLossy, type TextEncoding } from '#shared/input-parsing/text-encoding.ts'
import { callAct } from '../../api/call-act.ts'
import { useAct } from '../../api/use-act.ts'
import { textInBase64 } from '../../ui/in-base64.ts'
import { type CsvChoice, columnsOf, mappingInUse, rolesInUse } from './csv-choice.ts'

/** In characters: more than the first lines that are shown. */
const longestHead = 20_000

/** The beginning of a file up to the end of a line. */
const headOf = (text: string): string =>
  text.length > longestHead ? text.slice(0, text.lastIndexOf('\n', longestHead) + 1 || longestHead) : text

export interface CsvPreviewed {
  /** Undefined while it is loaded. */
  preview: CsvPreview | undefined
  mappings: readonly CsvMapping[]
  /** The mapping in use; undefined while columns are assigned. */
  mapping: CsvMapping | undefined
  error: Error | null
}

/** The first lines of a CSV as they would be read by a choice, and the existing mappings. */
export const useCsvPreview = (
  file: { bytes: Uint8Array; encoding: TextEncoding | undefined } | undefined,
  choice: CsvChoice,
): CsvPreviewed => {
  const encoding = file?.encoding
  const head = file && encoding ? headOf(decodeLossy(file.bytes, encoding) ?? '') : undefined
  const list = useAct('csv-mapping-list', {}, head !== undefined)
  const recognised = useQuery({
    queryKey: ['csv-preview', head],
    queryFn: head === undefined ? skipToken : () => callAct('csv-preview', { file: textInBase64(head) }),
  })
  const mappings = list.data?.mappings ?? []
  const headings = recognised.data?.headings ?? []
  const mapping = mappingInUse(choice, recognised.data, mappings)
  const columns = columnsOf(rolesInUse(choice, headings), headings)
  const isRecognised = choice.mapping === undefined && mapping !== undefined
  const asked = mapping
    ? { mapping: mapping.name }
    : columns && { columns, ...(choice.dateOrder ? { dateOrder: choice.dateOrder } : {}) }
  const chosen = useQuery({
    queryKey: ['csv-preview', head, asked],
    queryFn:
      head === undefined || asked === undefined || isRecognised
        ? skipToken
        : () => callAct('csv-preview', { file: textInBase64(head), ...asked }),
  })
  const found = isRecognised ? recognised : chosen
  return {
    preview: recognised.data && {
      ...recognised.data,
      ...(found.data ?? { lines: [], problems: [], dateOrders: [] }),
    },
    mappings,
    mapping,
    error: chosen.error ?? recognised.error ?? list.error,
  }
}
