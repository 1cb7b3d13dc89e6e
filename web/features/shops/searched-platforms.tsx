import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../ui/notice.tsx'
import { Input } from '../../ui/text-field.tsx'
import { findPlatforms, type NamedPlatform } from './link/find-platforms.ts'
import { UploadInstead } from './uploads/upload-instead.tsx'
import { uploadPlatformsOf } from './uploads/upload-platforms.ts'

/** A list with more platforms than this has a search field. */
const searchFrom = 3

/** Platforms that are found by their names in any script; a short list is shown without a search. */
export const SearchedPlatforms = <Platform extends NamedPlatform>({
  platforms,
  example,
  children,
}: {
  platforms: readonly Platform[]
  /** Names that may be typed. */
  example?: string
  children: (found: readonly Platform[]) => ReactNode
}) => {
  const { t } = useTranslation('linkShop')
  const [search, setSearch] = useState('')
  const found = findPlatforms(platforms, search)
  return (
    <>
      {platforms.length > searchFrom ? (
        <Input
          type="search"
          mb="5"
          aria-label={t('platform.search')}
          placeholder={example ?? t('platform.search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      ) : null}
      {found.length === 0 && uploadPlatformsOf(search).length === 0 ? (
        <Notice tone="waiting">{t('platform.nothing', { search })}</Notice>
      ) : null}
      {children(found)}
      <UploadInstead search={search} />
    </>
  )
}
