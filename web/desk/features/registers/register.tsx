import { chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useMe } from '../../app/use-me.ts'
import { useActTranslations } from '../../ui/field-translations.ts'
import type { Pages } from '../../ui/load-more.tsx'
import { PagedList, type PagedQuery } from '../../ui/paged-list.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { ListWithPane, SidePane } from '../../ui/side-pane.tsx'
import { Cell, type CellProps, HeadCell, TableFrame, TableRow } from '../../ui/table.tsx'
import { useAddressParams } from '../../ui/use-address-params.ts'
import { VirtualRows } from '../../ui/virtual-rows.tsx'
import { ActDialog } from '../acts/act-dialog.tsx'
import { RecordView } from '../acts/record-view.tsx'
import { useOpenActOnAny } from '../acts/use-open-act.ts'
import type { Sheet } from '../loan-register/register-sheets.ts'
import { SaveEntries } from './save-entries.tsx'

interface RegisterColumn<Row> extends Pick<CellProps, 'isOneLine' | 'isMinor'> {
  title: string
  cell: (row: Row) => ReactNode
}

/** How a register is shown. */
export interface RegisterConfig<Row> {
  title: string
  /** The text of the empty register. */
  none: string
  /** The act that adds an entry, and the acts that may follow each state of one. */
  add: string
  actsOf: Readonly<Record<string, readonly string[]>>
  statusOf: (row: Row) => string
  /** The attribute with an entry's id, as its acts expect it. */
  idName: keyof Row & string
  nameOf: (row: Row) => string
  /** The columns after the name. */
  columns: readonly RegisterColumn<Row>[]
  nameTitle: string
  /** The table for files, page by page. */
  sheets: () => AsyncIterable<Sheet>
  /** The name of exported files without its extension. */
  file: string
}

const Entries = <Row extends object>({
  rows,
  open,
  pages,
  register: { title, nameTitle, columns, idName, nameOf },
  onOpen,
}: {
  rows: readonly Row[]
  /** The entry in the pane. */
  open: Row | undefined
  pages: Pages
  register: RegisterConfig<Row>
  onOpen: (row: Row) => void
}) => (
  <TableFrame label={title}>
    <thead>
      <tr>
        <HeadCell isFirst>{nameTitle}</HeadCell>
        {columns.map((column) => (
          <HeadCell key={column.title} isMinor={column.isMinor ?? false}>
            {column.title}
          </HeadCell>
        ))}
      </tr>
    </thead>
    <VirtualRows rows={rows} pages={pages}>
      {(row) => (
        <TableRow
          key={String(row[idName])}
          aria-selected={row === open}
          cursor="pointer"
          onClick={() => onOpen(row)}
        >
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
            <Cell key={column.title} isOneLine={column.isOneLine ?? false} isMinor={column.isMinor ?? false}>
              {column.cell(row)}
            </Cell>
          ))}
        </TableRow>
      )}
    </VirtualRows>
  </TableFrame>
)

/**
 * A register that staff keep: its entries, a pane with the open one and the acts that may follow, and exports. The open
 * entry and the act of a dialog are in the address.
 */
export const Register = <Row extends Readonly<Record<string, unknown>>>({
  query,
  rows,
  others = [],
  register,
  filters,
  above,
}: {
  query: PagedQuery
  /** The entries that are loaded. */
  rows: readonly Row[]
  /** Entries that may be open without being listed: they are on a later page, or the filter leaves them out. */
  others?: readonly Row[]
  register: RegisterConfig<Row>
  filters?: ReactNode
  /** Content above the entries. */
  above?: ReactNode
}) => {
  const actTranslations = useActTranslations()
  const { may } = useMe()
  const { title, none, add, actsOf, statusOf, idName, nameOf, sheets, file } = register
  const { address, set } = useAddressParams<'item'>()
  const [open, setOpen] = useOpenActOnAny([add, ...Object.values(actsOf).flat()])
  const withId = (id: string | null | undefined) => [...rows, ...others].find((row) => row[idName] === id)
  const actsOn = (row: Row) => (actsOf[statusOf(row)] ?? []).filter(may)
  const chosen = withId(address.get('item'))
  const acted = withId(open?.of)
  const isOffered = open?.of ? acted !== undefined && actsOn(acted).includes(open.act) : open?.act === add
  const pane = chosen ? (
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
            <SaveEntries sheets={sheets} file={file} disabled={rows.length === 0} />
          </Flex>
        }
      />
      {above}
      {filters}
      <ListWithPane
        list={
          <PagedList query={query} count={rows.length} empty={none}>
            <Entries
              rows={rows}
              open={chosen}
              pages={query}
              register={register}
              onOpen={(row) => set('item', String(row[idName]))}
            />
          </PagedList>
        }
        pane={pane}
      />
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
