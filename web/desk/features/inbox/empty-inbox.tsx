import { Box } from '@chakra-ui/react'
import type { ComponentProps } from 'react'
import { useTranslations } from '../../i18n/use-translations.ts'
import { LoadMore } from '../../ui/load-more.tsx'
import type { ListParams } from './list-params.ts'

/** Explains why an inbox is empty. If more pages can be loaded, it does not claim that nothing waits. */
export const EmptyInbox = ({
  asked: { filter, held },
  count,
  empty,
  pages,
}: {
  asked: ListParams
  count: number
  empty: string
  pages: ComponentProps<typeof LoadMore>['pages']
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
      {pages.hasNextPage ? <LoadMore count={count} pages={pages} /> : null}
    </Box>
  )
}
