import { Box, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FileGroup, fileGroupNames } from '#shared/files/file-kinds.ts'
import { paths } from '../../../app/paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { Select } from '../../../ui/select-field.tsx'
import { Loading, SkeletonText } from '../../../ui/skeleton.tsx'
import { usePageTitle } from '../../../ui/use-page-title.ts'
import { DocumentRow } from './document-row.tsx'
import { useDocuments } from './documents-queries.ts'

const GroupFilter = ({
  group,
  onGroup,
}: {
  group: FileGroup | undefined
  onGroup: (group: FileGroup | undefined) => void
}) => {
  const { t } = useTranslation('documents')
  return (
    <Box role="search" maxW="320px" mb="3">
      <Select
        aria-label={t('filter')}
        value={group ?? ''}
        onChange={(event) => onGroup(fileGroupNames.find((each) => each === event.target.value))}
      >
        <option value="">{t('groups.all')}</option>
        {fileGroupNames.map((each) => (
          <option key={each} value={each}>
            {t(`groups.${each}`)}
          </option>
        ))}
      </Select>
    </Box>
  )
}

const Documents = ({
  query,
  isFiltered,
}: {
  query: ReturnType<typeof useDocuments>
  isFiltered: boolean
}) => {
  const { t } = useTranslation('documents')
  if (query.isPending)
    return (
      <Loading>
        <SkeletonText lines={6} />
      </Loading>
    )
  if (query.isError) return <Failure of={query} />
  const documents = query.data.pages.flatMap(({ records }) => records)
  if (documents.length > 0)
    return (
      <chakra.ul listStyleType="none">
        {documents.map((document) => (
          <DocumentRow key={document.file_id} document={document} />
        ))}
      </chakra.ul>
    )
  return isFiltered ? (
    <EmptyState title={t('none')} />
  ) : (
    <EmptyState
      picture="documents"
      title={t('empty.title')}
      action={<ButtonLink to={paths.company()}>{t('empty.action')}</ButtonLink>}
    >
      {t('empty.text')}
    </EmptyState>
  )
}

/** All documents of the company: uploaded, signed and generated. */
export const Component = () => {
  const { t } = useTranslation('documents')
  usePageTitle(t('title'))
  const [group, setGroup] = useState<FileGroup>()
  const query = useDocuments(group)
  const isFiltered = group !== undefined
  const hasAny = query.data?.pages.some(({ records }) => records.length > 0) ?? false
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Card>
        {hasAny || isFiltered ? <GroupFilter group={group} onGroup={setGroup} /> : null}
        <Documents query={query} isFiltered={isFiltered} />
        {query.hasNextPage ? (
          <Box textAlign="center" mt="4">
            <Button
              variant="secondary"
              busy={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t('more')}
            </Button>
          </Box>
        ) : null}
      </Card>
    </Page>
  )
}
