import { Flex } from '@chakra-ui/react'
import { Button } from '../../ui/button.tsx'
import { useWords } from '../i18n/use-words.ts'

interface Pages {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

/** How many there are so far, and the next ones. */
export const MoreOf = ({ count, pages }: { count: number; pages: Pages }) => {
  const t = useWords()
  return (
    <Flex align="center" gap="4" mt="3" color="text.quiet">
      <span role="status">{t(pages.hasNextPage ? 'list.countMore' : 'list.count', { count })}</span>
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
