import { chakra, Flex } from '@chakra-ui/react'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { saveFile } from '../../../api/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { useActTranslations } from '../../ui/field-translations.ts'
import { QueryBoundary } from '../../ui/query-boundary.tsx'
import { RowsInSight } from '../../ui/rows-in-sight.tsx'
import { saveText } from '../../ui/save-text.ts'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { ListWithPane, SidePane } from '../../ui/side-pane.tsx'
import { Cell, HeadCell, TableFrame, TableRow } from '../../ui/table.tsx'
import { useAddressParams } from '../../ui/use-address-params.ts'
import { ActDialog } from '../acts/act-dialog.tsx'
import { RecordView } from '../acts/record-view.tsx'
import { useOpenActOnAny } from '../acts/use-open-act.ts'
import type { Sheet } from '../loan-register/register-sheets.ts'
import { sheetAsCsv, sheetsAsExcel } from '../loan-register/write-sheets.ts'

/** How a register is shown. */
export interface RegisterConfig<Row> {
  title: string
  /** The text of the empty register. */
  none: string
  /** The act that adds an entry, and the acts that may follow each state of one. */
  add: string
  actsOf: Readonly<Record<string, readonly string[]>>
  statusOf: (row: Row) => string
  /** The attribute with an entry's id, which its acts take. */
  idName: keyof Row & string
  nameOf: (row: Row) => string
  /** After the name. */
  columns: readonly { title: string; cell: (row: Row) => ReactNode }[]
  nameTitle: string
  sheet: Sheet
  /** The name of exported files without its extension. */
  file: string
}

const SaveButtons = ({ sheet, file }: Pick<RegisterConfig<object>, 'sheet' | 'file'>) => {
  const t = useTranslations()
  const save = {
    excel: async () => saveFile(`${file}.xlsx`, await sheetsAsExcel([sheet])),
    csv: async () => saveText(`${file}.csv`, sheetAsCsv(sheet)),
  }
  return (['excel', 'csv'] as const).map((format) => (
    <Button
      key={format}
      size="sm"
      variant="secondary"
      disabled={sheet.rows.length === 0}
      onClick={() => void save[format]()}
    >
      {t(`loanRegister.${format}`)}
    </Button>
  ))
}

const Entries = <Row extends object>({
  rows,
  register: { title, nameTitle, columns, idName, nameOf },
  onOpen,
}: {
  rows: readonly Row[]
  register: RegisterConfig<Row>
  onOpen: (row: Row) => void
}) => (
  <TableFrame label={title}>
    <thead>
      <tr>
        <HeadCell isFirst>{nameTitle}</HeadCell>
        {columns.map((column) => (
          <HeadCell key={column.title}>{column.title}</HeadCell>
        ))}
      </tr>
    </thead>
    <RowsInSight rows={rows}>
      {(row) => (
        <TableRow key={String(row[idName])} cursor="pointer" onClick={() => onOpen(row)}>
          <Cell isFirst>
            <chakra.button
              type="button"
              cursor="pointer"
              textAlign="left"
              color="action.text"
              onClick={() => onOpen(row)}
            >
              {nameOf(row)}
            </chakra.button>
          </Cell>
          {columns.map((column) => (
            <Cell key={column.title}>{column.cell(row)}</Cell>
          ))}
        </TableRow>
      )}
    </RowsInSight>
  </TableFrame>
)

/**
 * A register that staff keep: its entries, a pane with the open one and the acts that may follow, and exports. The open
 * entry and the act of a dialog are in the address.
 */
export const Register = <Shown, Row extends Readonly<Record<string, unknown>>>({
  query,
  rowsIn,
  register,
  intro,
  above,
}: {
  query: UseQueryResult<Shown>
  rowsIn: (shown: Shown) => readonly Row[]
  register: RegisterConfig<Row>
  intro?: ReactNode
  /** Above the entries, if there are any. */
  above?: (shown: Shown) => ReactNode
}) => {
  const actTranslations = useActTranslations()
  const { may } = useMe()
  const { title, none, add, actsOf, statusOf, idName, nameOf } = register
  const { address, set } = useAddressParams<'item'>()
  const [open, setOpen] = useOpenActOnAny([add, ...Object.values(actsOf).flat()])
  const rows = query.data ? rowsIn(query.data) : []
  const withId = (id: string | null | undefined) => rows.find((row) => row[idName] === id)
  const actsOn = (row: Row) => (actsOf[statusOf(row)] ?? []).filter(may)
  const chosen = withId(address.get('item'))
  const acted = withId(open?.of)
  const isOffered = open?.of ? acted !== undefined && actsOn(acted).includes(open.act) : open?.act === add
  return (
    <>
      <ScreenTitle
        title={title}
        beside={
          <Flex gap="2" wrap="wrap">
            {may(add) ? (
              <Button size="sm" onClick={() => setOpen(add)}>
                {actTranslations(add)}
              </Button>
            ) : null}
            <SaveButtons sheet={register.sheet} file={register.file} />
          </Flex>
        }
      />
      {intro}
      <QueryBoundary query={query} isEmpty={() => rows.length === 0} empty={none}>
        {(shown) => (
          <>
            {above?.(shown)}
            <ListWithPane
              list={
                <Entries rows={rows} register={register} onOpen={(row) => set('item', String(row[idName]))} />
              }
              pane={
                chosen ? (
                  <SidePane title={nameOf(chosen)} onClose={() => set('item', '')}>
                    <Flex wrap="wrap" gap="2" mb="4">
                      {actsOn(chosen).map((act) => (
                        <Button
                          key={act}
                          size="sm"
                          variant="secondary"
                          onClick={() => setOpen(act, String(chosen[idName]))}
                        >
                          {actTranslations(act)}
                        </Button>
                      ))}
                    </Flex>
                    <RecordView thing={chosen} />
                  </SidePane>
                ) : null
              }
            />
          </>
        )}
      </QueryBoundary>
      {open && isOffered ? (
        <ActDialog
          action={open.act}
          given={acted ? { [idName]: acted[idName] } : {}}
          onClose={() => setOpen()}
        />
      ) : null}
    </>
  )
}
