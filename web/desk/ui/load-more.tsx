import { Flex } from '@chakra-ui/react'
import { Button } from '../../ui/button.tsx'
import { useTranslations } from '../i18n/use-translations.ts'

/** The pages of a list. */
export interface Pages {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

/** The number of loaded items, and a button to load more. */
export const LoadMore = ({
  count,
  matching = count,
  isSearched = false,
  pages,
}: {
  count: number
  /** The number of items that match the filter, which applies to loaded items only. */
  matching?: number
  /** True if the server has also searched the items that are not loaded. */
  isSearched?: boolean
  pages: Pages
}) => {
  const t = useTranslations()
  const words = `list.${matching === count ? 'count' : 'matching'}${pages.hasNextPage ? 'More' : ''}` as const
  return (
    <Flex align="center" gap="4" mt="3" color="text.quiet">
      <span role="status">
        {t(words, { count, matching })}
        {isSearched ? ` ${t('list.searched')}` : null}
      </span>
      {pages.hasNextPage ? (
        <Button
          size="sm"
          variant="secondary"
          busy={pages.isFetchingNextPage}
          onClick={() => void pages.fetchNextPage()}
        >
          {t('list.more')}
        </Button>
      ) : null}
    </Flex>
  )
}
