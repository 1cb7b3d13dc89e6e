import { chakra } from '@chakra-ui/react'
import type { InboxCount as Count } from '#shared/desk/work-responses.ts'
import { useTranslations } from '../i18n/use-translations.ts'

/**
 * The number of waiting items of an inbox, and how many of them are late. It describes the link by `id`, so screen
 * readers read it with the link only.
 */
export const InboxCount = ({ id, counted: { count, isMore, late } }: { id: string; counted: Count }) => {
  const t = useTranslations()
  const waiting = t(isMore ? 'nav.waitingMore' : 'nav.waiting', { count })
  const lateWords = t('nav.late', { count: late })
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
        whiteSpace="nowrap"
      >
        {late > 0 ? (
          <chakra.span color="negative.text" pr="1.5">
            {lateWords}
          </chakra.span>
        ) : null}
        {isMore ? `${count}+` : count}
      </chakra.span>
      <span id={id} hidden>
        {late > 0 ? `${waiting}${t('value.and')}${lateWords}` : waiting}
      </span>
    </>
  )
}
