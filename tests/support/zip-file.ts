import { crc32, deflateRawSync } from 'node:zlib'

const u16 = (value: number) => [value & 0xff, (value >> 8) & 0xff]
const u32 = (value: number) => [...u16(value & 0xffff), ...u16(value >>> 16)]

/** A zip archive of texts by name, as spreadsheet programs write workbooks. */
export const zipFile = (parts: Readonly<Record<string, string>>): Uint8Array => {
  const bodies: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let at = 0
  for (const [name, text] of Object.entries(parts)) {
    const content = new TextEncoder().encode(text)
    const packed = deflateRawSync(content)
    const nameBytes = new TextEncoder().encode(name)
    const common = [
      ...u16(20),
      ...u16(0),
      ...u16(8),
      ...u32(0),
      ...u32(crc32(content)),
      ...u32(packed.length),
      ...u32(content.length),
      ...u16(nameBytes.length),
      ...u16(0),
    ]
    const local = Uint8Array.from([...u32(0x04034b50), ...common, ...nameBytes])
    bodies.push(local, packed)
    directory.push(
      Uint8Array.from([
        ...u32(0x02014b50),
        ...u16(20),
        ...common,
        ...u16(0),
        ...u16(0),
        ...u16(0),
        ...u32(0),
        ...u32(at),
        ...nameBytes,
      ]),
    )
    at += local.length + packed.length
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const count = directory.length
  const end = [
    ...u32(0x06054b50),
    ...u32(0),
    ...u16(count),
    ...u16(count),
    ...u32(size),
    ...u32(at),
    ...u16(0),
  ]
  return Buffer.concat([...bodies, ...directory, Uint8Array.from(end)])
}

interface Workbook {
  /** Rows of cells: `{ date }` is a serial number shown as a date, `{ formula }` the value that a formula shows, `{ digits }` a number as it is written. */
  rows: readonly (readonly (
    | string
    | number
    | { digits: string }
    | { date: number }
    | { formula: number }
    | null
  )[])[]
  /** Ranges of merged cells, as `A1:D1`. */
  merged?: readonly string[]
  from1904?: boolean
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A workbook with one sheet. */
export const workbook = ({ rows, merged = [], from1904 = false }: Workbook): Uint8Array => {
  const strings: string[] = []
  const cellOf = (cell: Workbook['rows'][number][number], reference: string): string => {
    if (cell === null) return ''
    if (typeof cell === 'number') return `<c r="${reference}"><v>${cell}</v></c>`
    if (typeof cell === 'string') {
      strings.push(cell)
      return `<c r="${reference}" t="s"><v>${strings.length - 1}</v></c>`
    }
    if ('digits' in cell) return `<c r="${reference}"><v>${cell.digits}</v></c>`
    return 'date' in cell
      ? `<c r="${reference}" s="1"><v>${cell.date}</v></c>`
      : `<c r="${reference}"><f>SUM(B2:B3)</f><v>${cell.formula}</v></c>`
  }
  const sheet = rows
    .map(
      (cells, row) =>
        `<row r="${row + 1}">${cells
          .map((cell, column) => cellOf(cell, `${String.fromCharCode(65 + column)}${row + 1}`))
          .join('')}</row>`,
    )
    .join('')
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
  const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  return zipFile({
    'xl/workbook.xml': `<?xml version="1.0"?><workbook ${main} xmlns:r="${relations}"><workbookPr${
      from1904 ? ' date1904="1"' : ''
    }/><sheets><sheet name="Orders" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/styles.xml': `<?xml version="1.0"?><styleSheet ${main}><numFmts><numFmt numFmtId="164" formatCode="yyyy/m/d hh:mm"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/></cellXfs></styleSheet>`,
    'xl/sharedStrings.xml': `<?xml version="1.0"?><sst ${main}>${strings
      .map((text) => `<si><t>${escaped(text)}</t></si>`)
      .join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<?xml version="1.0"?><worksheet ${main}><sheetData>${sheet}</sheetData><mergeCells>${merged
      .map((each) => `<mergeCell ref="${each}"/>`)
      .join('')}</mergeCells></worksheet>`,
  })
}
