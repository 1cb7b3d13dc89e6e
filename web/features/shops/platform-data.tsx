import { chakra } from '@chakra-ui/react'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { withTranslations } from '../../i18n/i18n.ts'
import { SkeletonBar } from '../../ui/skeleton.tsx'
import type { PlatformData as Data } from './data-access-note.tsx'

export const loadDataAccess = withTranslations(['shopSales'], () => import('./data-access-note.tsx'))
const DataAccessNote = lazy(async () => ({ default: (await loadDataAccess()).DataAccessNote }))

/** What is read at a platform and what is never read. */
export const DataAccess = (note: ComponentProps<typeof DataAccessNote>) => (
  <Suspense fallback={<SkeletonBar h="40" />}>
    <DataAccessNote {...note} />
  </Suspense>
)

/** The same, loaded when it is opened. */
export const PlatformData = ({ platform, of }: { platform: string; of: Data }) => {
  const { t } = useTranslation('linkShop')
  const [isOpen, setOpen] = useState(false)
  if (of.reads.length === 0) return null
  return (
    <chakra.details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <chakra.summary
        cursor="pointer"
        minH="touch"
        px="1"
        py="2"
        fontSize="sm"
        color="action.text"
        aria-label={t('platform.dataOf', { platform })}
      >
        {t('platform.data')}
      </chakra.summary>
      {isOpen ? <DataAccess of={of} isNarrow /> : null}
    </chakra.details>
  )
}
