import { Box, Flex } from '@chakra-ui/react'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isApiError } from '../../../api/api-error.ts'
import { useFailureTranslations } from '../../../api/use-failure-translations.ts'
import { useFileDownload } from '../../../api/use-file-download.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Loading, SkeletonText } from '../../../ui/skeleton.tsx'
import type { FileContent } from './content-of.ts'
import { fetchFile } from './fetch-file.ts'
import { PdfPages } from './pdf-pages.tsx'
import { Picture } from './picture.tsx'
import type { ViewedFile } from './viewed-file.ts'

/** In milliseconds, while the file is being scanned. */
const scanPoll = 3000

const magnifications = [1, 1.5, 2, 3] as const

/** Reasons why a file cannot be opened; a retry does not help. */
const withheld: readonly string[] = ['fileBeingChecked', 'fileUnsafe', 'fileUncheckable']

const reasonOf = (error: unknown): string | undefined => (isApiError(error) ? error.reason : undefined)

const useFileContent = (fileId: string) =>
  useQuery({
    queryKey: ['file-content', fileId],
    queryFn: ({ signal }) => fetchFile(fileId, signal),
    // The content is confidential, so it stays in memory only while it is displayed.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchInterval: ({ state }) => (reasonOf(state.error) === 'fileBeingChecked' ? scanPoll : false),
  })

const CannotBeShown = () => {
  const { t } = useTranslation('files')
  return (
    <EmptyState picture="documents" title={t('cannotShow.title')}>
      {t('cannotShow.text')}
    </EmptyState>
  )
}

const Content = ({
  query,
  title,
  magnification,
  onUnreadable,
}: {
  query: UseQueryResult<FileContent>
  title: string
  magnification: number
  onUnreadable: () => void
}) => {
  const { t } = useTranslation('files')
  const failureTranslations = useFailureTranslations()
  if (withheld.includes(reasonOf(query.error) ?? ''))
    return (
      <Box role="status">
        <EmptyState picture="documents" title={t('withheld')}>
          {failureTranslations(query.error)}
        </EmptyState>
      </Box>
    )
  if (query.isError) return <Failure of={query} />
  if (query.isPending)
    return (
      <Loading>
        <SkeletonText lines={8} />
      </Loading>
    )
  if (query.data.kind === 'other') return <CannotBeShown />
  const Shown = query.data.kind === 'pdf' ? PdfPages : Picture
  return (
    <Shown bytes={query.data.bytes} title={title} magnification={magnification} onUnreadable={onUnreadable} />
  )
}

/** A file with zoom and download. */
export const OpenedFile = ({ file: { id, title } }: { file: ViewedFile }) => {
  const { t } = useTranslation('files')
  const query = useFileContent(id)
  const { download, isPending } = useFileDownload()
  const [step, setStep] = useState(0)
  const [isUnreadable, setUnreadable] = useState(false)
  const isShown = query.data !== undefined && query.data.kind !== 'other' && !isUnreadable
  return (
    <>
      {isUnreadable ? (
        <CannotBeShown />
      ) : (
        <Content
          query={query}
          title={title}
          magnification={magnifications[step] ?? 1}
          onUnreadable={() => setUnreadable(true)}
        />
      )}
      <Flex mt="4" gap="3" wrap="wrap" justify="flex-end">
        {isShown ? (
          <>
            <Button variant="quiet" size="md" disabled={step === 0} onClick={() => setStep(step - 1)}>
              {t('smaller')}
            </Button>
            <Button
              variant="quiet"
              size="md"
              disabled={step === magnifications.length - 1}
              onClick={() => setStep(step + 1)}
            >
              {t('larger')}
            </Button>
          </>
        ) : null}
        {query.data ? (
          <Button variant="secondary" size="md" busy={isPending} onClick={() => download(id)}>
            {t('download')}
          </Button>
        ) : null}
      </Flex>
    </>
  )
}
