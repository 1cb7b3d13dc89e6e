import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { TextLink } from '../../../ui/text-link.tsx'
import { uploadPath } from '../shops-tab.ts'
import { uploadPlatformsOf } from './upload-platforms.ts'

/** Links to the uploads of platforms that match a search and cannot be linked; nothing if there are none. */
export const UploadInstead = ({ search }: { search: string }) => {
  const { t } = useTranslation('linkShop')
  return uploadPlatformsOf(search).map(({ platform }) => (
    <chakra.p key={platform} fontSize="sm">
      <TextLink to={uploadPath(platform)} display="inline-block" py="2">
        {t('platform.uploadOf', { platform })}
      </TextLink>
    </chakra.p>
  ))
}
