import { Box, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FileGroup, fileGroupNames } from '#shared/files/file-kinds.ts'
import { paths } from '../../../app/paths.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { PagedList } from '../../../ui/paged-list.tsx'
import { Select } from '../../../ui/select-field.tsx'
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

/** All documents of the company: uploaded, signed and generated. */
export const Component = () => {
  const { t } = useTranslation('documents')
  usePageTitle(t('title'))
  const [group, setGroup] = useState<FileGroup>()
  const query = useDocuments(group)
  const isFiltered = group !== undefined
  const documents = query.data?.pages.flatMap(({ records }) => records)
  const hasAny = documents !== undefined && documents.length > 0
  const empty = isFiltered ? (
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
  return (
    <Page>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Card>
        {hasAny || isFiltered ? <GroupFilter group={group} onGroup={setGroup} /> : null}
        <PagedList pages={query} rows={documents} empty={empty} more={t('more')}>
          {(rows) => (
            <chakra.ul listStyleType="none">
              {rows.map((document) => (
                <DocumentRow key={document.file_id} document={document} />
              ))}
            </chakra.ul>
          )}
        </PagedList>
      </Card>
    </Page>
  )
}
