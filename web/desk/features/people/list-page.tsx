import { chakra, Flex } from '@chakra-ui/react'
import { useLocale } from '../../../i18n/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { StatusBadge } from '../../../ui/status-badge.tsx'
import { useActPages } from '../../api/use-act.ts'
import { useMe } from '../../app/use-me.ts'
import { useTranslations } from '../../i18n/use-translations.ts'
import { useActTranslations, useFieldTranslations } from '../../ui/field-translations.ts'
import { PagedList } from '../../ui/paged-list.tsx'
import { ScreenTitle } from '../../ui/screen-title.tsx'
import { Cell, HeadCell, TableFrame, TableRow } from '../../ui/table.tsx'
import { useNow } from '../../ui/use-now.ts'
import { ValueCell } from '../../ui/value-cell.tsx'
import type { ValueKind } from '../../ui/value-kind.ts'
import { ActDialog } from '../acts/act-dialog.tsx'
import { useOpenActOnAny } from '../acts/use-open-act.ts'
import type { ListConfig } from './list-configs.ts'

const isNumber = (kind: ValueKind | undefined): boolean => kind === 'amount' || kind === 'count'

const hongKong = 8 * 3_600_000

/** A list page: records of one type with their state and acts, and the act to create one. */
export const ListPage = <Row extends { id: string }>({ listed }: { listed: ListConfig<Row> }) => {
  const t = useTranslations()
  const locale = useLocale()
  const actTranslations = useActTranslations()
  const fieldTranslations = useFieldTranslations()
  const { may } = useMe()
  const today = new Date(useNow().getTime() + hongKong).toISOString().slice(0, 10)
  const list = useActPages(listed.list)
  const rows = list.data?.pages.flatMap((page) => (page[listed.rows] as Row[] | undefined) ?? []) ?? []
  const { columns, state, steps, make } = listed
  const [open, setOpen] = useOpenActOnAny([make, ...steps.map(({ act }) => act)])
  const opened = rows.find(({ id }) => id === open?.of)
  const step = steps.find(({ act }) => act === open?.act)
  const isOffered = open?.of
    ? opened !== undefined && step !== undefined && (step.when?.(opened, today) ?? true)
    : open?.act === make
  const title = t(`people.titles.${listed.name}`)
  return (
    <>
      <ScreenTitle
        title={title}
        beside={
          may(make) ? (
            <Button size="sm" onClick={() => setOpen(make)}>
              {actTranslations(make)}
            </Button>
          ) : null
        }
      />
      <PagedList query={list} count={rows.length} empty={t('people.none')}>
        <TableFrame label={title}>
          <thead>
            <tr>
              {columns.map(({ field, kind }, index) => (
                <HeadCell key={field} isFirst={index === 0} isNumber={isNumber(kind)}>
                  {fieldTranslations(field)}
                </HeadCell>
              ))}
              {state ? <HeadCell>{fieldTranslations('state')}</HeadCell> : null}
              <HeadCell>{t('people.next')}</HeadCell>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => {
              const stands = state?.(row, today, t)
              return (
                <TableRow key={row.id}>
                  {columns.map(({ field, kind = 'text', value }, index) => (
                    <Cell key={field} isFirst={index === 0} isNumber={isNumber(kind)}>
                      <chakra.span
                        display="block"
                        overflowWrap="break-word"
                        minW={kind === 'text' || kind === 'time' ? '6rem' : undefined}
                      >
                        <ValueCell
                          value={value(row, locale)}
                          kind={kind}
                          currency={'currency' in row ? String(row.currency) : undefined}
                        />
                      </chakra.span>
                    </Cell>
                  ))}
                  {stands ? (
                    <Cell>
                      <StatusBadge tone={stands.tone}>{stands.words}</StatusBadge>
                    </Cell>
                  ) : null}
                  <Cell>
                    <Flex gap="2">
                      {steps
                        .filter(({ act, when }) => may(act) && (when?.(row, today) ?? true))
                        .map(({ act }) => (
                          <Button key={act} size="sm" variant="quiet" onClick={() => setOpen(act, row.id)}>
                            {t(act === make ? 'people.change' : 'people.end')}
                          </Button>
                        ))}
                    </Flex>
                  </Cell>
                </TableRow>
              )
            })}
          </tbody>
        </TableFrame>
      </PagedList>
      {open && isOffered ? (
        <ActDialog
          action={open.act}
          given={opened ? { id: opened.id } : {}}
          {...(opened && step?.start ? { start: step.start(opened) } : {})}
          onClose={() => setOpen()}
        />
      ) : null}
    </>
  )
}
