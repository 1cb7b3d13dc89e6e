import { chakra } from '@chakra-ui/react'
import type { InboxCount as Count } from '#shared/desk/work-responses.ts'
import { useTranslations } from '../i18n/use-translations.ts'

/**
 * The number of waiting items of an inbox. It describes the link by `id`, so screen readers read it with the link only.
 */
export const InboxCount = ({ id, counted: { count, isMore } }: { id: string; counted: Count }) => {
  const t = useTranslations()
  return (
    <>
      <chakra.span
        aria-hidden
        ml="auto"
        pl="2"
        fontSize="xs"
        fontWeight="medium"
        color="text.quiet"
        fontVariantNumeric="tabular-nums"
      >
        {isMore ? `${count}+` : count}
      </chakra.span>
      <span id={id} hidden>
        {t(isMore ? 'nav.waitingMore' : 'nav.waiting', { count })}
      </span>
    </>
  )
}
