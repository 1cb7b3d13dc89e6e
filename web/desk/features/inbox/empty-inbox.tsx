import { Box } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { useTranslations } from '../../i18n/use-translations.ts'
import { MoreOf } from '../../ui/more-of.tsx'
import type { ListParams } from './list-params.ts'

/** Says why an inbox shows nothing; where more of it is yet to be read, that there may be some. */
export const EmptyInbox = ({
  asked: { filter, held },
  count,
  empty,
  pages,
}: {
  asked: ListParams
  count: number
  empty: string
  pages: ComponentProps<typeof MoreOf>['pages']
}) => {
  const t = useTranslations()
  return (
    <Box py="10" textAlign="center" color="text.quiet">
      {pages.hasNextPage
        ? t('list.noneSoFar')
        : filter && count > 0
          ? t('list.emptyFiltered')
          : held === 'all'
            ? empty
            : t(`work.none.${held}`)}
      {pages.hasNextPage ? <MoreOf count={count} pages={pages} /> : null}
    </Box>
  )
}
