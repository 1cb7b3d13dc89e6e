import { Flex } from '@chakra-ui/react'
import { Button } from '../../ui/button.tsx'
import { useTranslations } from '../i18n/use-translations.ts'

interface Pages {
  hasNextPage: boolean
  isFetchingNextPage: boolean
  fetchNextPage: () => unknown
}

/** How many there are so far, and the next ones. */
export const MoreOf = ({
  count,
  matching = count,
  pages,
}: {
  count: number
  /** How many of them are shown, where a filter looks among what was loaded. */
  matching?: number
  pages: Pages
}) => {
  const t = useTranslations()
  const words = `list.${matching === count ? 'count' : 'matching'}${pages.hasNextPage ? 'More' : ''}` as const
  return (
    <Flex align="center" gap="4" mt="3" color="text.quiet">
      <span role="status">{t(words, { count, matching })}</span>
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
