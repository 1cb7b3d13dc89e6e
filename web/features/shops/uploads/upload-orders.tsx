import { Box, chakra, Flex } from '@chakra-ui/react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { repeatedRows, type UploadReading, uploadRoles } from '#shared/shops/upload-columns.ts'
import { maxUploadedRows, maxUploadedTable } from '#shared/shops/upload-limits.ts'
import { uploadsEndpoints } from '#shared/shops/uploads.endpoints.ts'
import { call } from '../../../api/call.ts'
import { InvalidFile } from '../../../api/invalid-file.ts'
import { uploadTable } from '../../../api/upload-table.ts'
import { useFailureTranslations } from '../../../api/use-failure-translations.ts'
import { useUploadTranslations } from '../../../api/use-upload-translations.ts'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { FileField, type UploadedFile } from '../../../ui/file-field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SelectField } from '../../../ui/select-field.tsx'
import { Loading, SkeletonText } from '../../../ui/skeleton.tsx'
import { showToast } from '../../../ui/toasts.tsx'
import { SalesTable } from '../list/sales-table.tsx'
import { LimitEffect } from './limit-effect.tsx'
import { MonthsTable } from './months-table.tsx'
import type { UploadedSource, UploadPreview } from './uploads-queries.ts'

type Columns = Partial<UploadReading['columns']>

interface Choice {
  columns: Columns
  dateOrder: UploadReading['date_order']
  repeated: UploadReading['repeated']
}

const choiceOf = ({ reading }: UploadPreview): Choice => ({
  columns: reading?.columns ?? {},
  dateOrder: reading?.date_order ?? 'YMD',
  repeated: reading?.repeated ?? 'totals',
})

/** The reading of a choice; undefined while a column is missing. */
const readingOf = ({ columns, dateOrder, repeated }: Choice): UploadReading | undefined => {
  const { id, date, amount, ...others } = columns
  return id && date && amount
    ? { columns: { id, date, amount, ...others }, date_order: dateOrder, repeated }
    : undefined
}

/** The roles that columns may have. Few shop exports have a direction, so it is offered only if recognised. */
const rolesOf = (kind: UploadedSource['kind'], { columns }: Choice) =>
  uploadRoles.filter((role) => role !== 'direction' || kind === 'account' || columns.direction !== undefined)

/** What each column means, how dates are written, and what rows with the same number are. */
const Mapping = ({
  kind,
  preview,
  choice,
  onChange,
}: {
  kind: UploadedSource['kind']
  preview: UploadPreview
  choice: Choice
  onChange: (choice: Choice) => void
}) => {
  const { t } = useTranslation('shopSales')
  const choose = (role: (typeof uploadRoles)[number], heading: string) => {
    const { [role]: _before, ...others } = choice.columns
    onChange({ ...choice, columns: heading === '' ? others : { ...others, [role]: heading } })
  }
  return (
    <Box
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
    >
      {rolesOf(kind, choice).map((role) => (
        <SelectField
          key={role}
          label={t(`uploads.roles.${kind}.${role}`)}
          required={role === 'id' || role === 'date' || role === 'amount'}
          value={choice.columns[role] ?? ''}
          onChange={(heading) => choose(role, heading)}
          placeholder={t('uploads.noColumn')}
          options={preview.headings.map((heading) => ({ value: heading, label: heading }))}
        />
      ))}
      <SelectField
        label={t('uploads.dateOrder.label')}
        value={choice.dateOrder}
        onChange={(order) => onChange({ ...choice, dateOrder: order as Choice['dateOrder'] })}
        options={(['YMD', 'DMY', 'MDY'] as const).map((order) => ({
          value: order,
          label: t(`uploads.dateOrder.${order}`),
        }))}
      />
      <SelectField
        label={t(`uploads.repeated.${kind}.label`)}
        value={choice.repeated}
        onChange={(repeated) => onChange({ ...choice, repeated: repeated as Choice['repeated'] })}
        options={repeatedRows.map((each) => ({ value: each, label: t(`uploads.repeated.${kind}.${each}`) }))}
      />
    </Box>
  )
}

/** What was understood, and what was left out with its reasons. */
const Understood = ({ kind, preview }: { kind: UploadedSource['kind']; preview: UploadPreview }) => {
  const { t } = useTranslation('shopSales')
  const { count, date } = useFormat()
  const { from, to } = preview
  return (
    <>
      {from && to ? (
        <Notice tone="positive" title={t(`uploads.understood.${kind}`, { orders: count(preview.orders) })}>
          {t('uploads.understoodText', {
            days: count(preview.days),
            from: date(from),
            to: date(to),
          })}{' '}
          {preview.known_orders > 0 ? t('uploads.known', { known: count(preview.known_orders) }) : null}
        </Notice>
      ) : (
        <Notice tone="waiting">{t('uploads.nothingUnderstood')}</Notice>
      )}
      {preview.months.length > 0 ? (
        <MonthsTable months={preview.months} kind={kind} caption={t('uploads.previewMonths')} />
      ) : null}
      {preview.left_out > 0 ? (
        <SalesTable
          caption={t('uploads.leftOut', {
            rows: count(preview.left_out),
            shown: count(preview.left_out_rows.length),
          })}
          head={[t('uploads.columns.row'), t('uploads.columns.reason'), t('uploads.columns.cell')]}
          rows={preview.left_out_rows.map(({ row, reason, cell }) => [
            count(row),
            t(`uploads.reasons.${reason}`),
            cell || '–',
          ])}
        />
      ) : null}
    </>
  )
}

/** Uploads a file, shows how it is understood, and keeps its orders once the seller agrees. */
export const UploadOrders = ({ source, onDone }: { source: UploadedSource; onDone: () => void }) => {
  const { t } = useTranslation('shopSales')
  const { count } = useFormat()
  const uploadTranslations = useUploadTranslations()
  const failureTranslations = useFailureTranslations()
  const queryClient = useQueryClient()
  const [file, setFile] = useState<UploadedFile | null>(null)
  const [chosen, setChosen] = useState<Choice>()
  const reading = chosen && readingOf(chosen)
  const isIncomplete = chosen !== undefined && reading === undefined
  const body = { source_id: source.id, file_id: file?.id ?? '', ...(reading ? { reading } : {}) }
  const previewed = useQuery({
    queryKey: ['preview-upload', body],
    queryFn: () => call(uploadsEndpoints.previewUpload, { body }),
    enabled: file !== null && !isIncomplete,
    placeholderData: (before) => before,
    retry: false,
  })
  const keep = useMutation({
    mutationFn: (agreed: UploadReading) =>
      call(uploadsEndpoints.keepUpload, {
        body: { source_id: source.id, file_id: file?.id ?? '', reading: agreed },
      }),
    onSuccess: async () => {
      // Limit, next step and available amount may depend on it, so all queries are invalidated.
      await queryClient.invalidateQueries()
      showToast('positive', t('uploads.kept'))
      onDone()
    },
    onError: (error) => showToast('negative', failureTranslations(error)),
  })
  const take = (uploaded: UploadedFile | null) => {
    setFile(uploaded)
    setChosen(undefined)
  }
  const read = file && !previewed.isError ? previewed.data : undefined
  const problem = read?.problem
  const preview = problem ? undefined : read
  const choice = chosen ?? (preview ? choiceOf(preview) : undefined)
  const agreed = choice && readingOf(choice)
  return (
    <Box display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
      <FileField
        label={t(`uploads.choose.${source.kind}`)}
        hint={t(`uploads.chooseHint.${source.kind}`)}
        accepts={{
          types: '.csv,.txt,.xlsx',
          limits: t('uploads.limits', { size: maxUploadedTable / 1024 / 1024, rows: count(maxUploadedRows) }),
        }}
        value={file}
        onChange={take}
        upload={uploadTable}
        wordsOf={(error) =>
          error instanceof InvalidFile && error.rule === 'fileTypeInvalid'
            ? t('uploads.wrongType')
            : uploadTranslations(error)
        }
      />
      {file && previewed.isPending && !isIncomplete ? (
        <Loading>
          <SkeletonText lines={4} />
        </Loading>
      ) : null}
      {file && previewed.isError ? (
        <Notice tone="negative">{failureTranslations(previewed.error)}</Notice>
      ) : null}
      {problem ? <Notice tone="negative">{t(`uploads.problems.${problem}`)}</Notice> : null}
      {preview && choice ? (
        <>
          <Box>
            <chakra.h3 fontSize="lg" mb="1">
              {t('uploads.mapping')}
            </chakra.h3>
            <chakra.p color="text.quiet" mb="4">
              {t('uploads.mappingText')}
            </chakra.p>
            <Mapping kind={source.kind} preview={preview} choice={choice} onChange={setChosen} />
          </Box>
          <SalesTable
            caption={t('uploads.firstRows', { rows: preview.row_count })}
            head={preview.headings}
            rows={preview.rows.map(([first = '', ...others]) => [first, ...others])}
          />
          {isIncomplete ? null : <Understood kind={source.kind} preview={preview} />}
          {agreed && file && preview.orders > 0 ? (
            <LimitEffect source={source} upload={{ file_id: file.id, reading: agreed }} />
          ) : null}
          <Flex gap="3" wrap="wrap">
            <Button
              busy={keep.isPending}
              onClick={() => agreed && preview.orders > 0 && !previewed.isFetching && keep.mutate(agreed)}
            >
              {t('uploads.keep')}
            </Button>
            <Button variant="secondary" onClick={() => take(null)}>
              {t('uploads.discard')}
            </Button>
          </Flex>
        </>
      ) : null}
    </Box>
  )
}
