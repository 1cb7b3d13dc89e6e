import { Box, chakra } from '@chakra-ui/react'
import { deskReasons } from '#shared/desk/desk-reasons.ts'
import { isApiError } from '../../api/api-error.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { Button } from '../../ui/button.tsx'
import { useTranslations } from '../i18n/use-translations.ts'

/**
 * The translated reason of a refusal, and the back office's own message, which is in English and has ids and figures.
 */
const useRefusal = () => {
  const t = useTranslations()
  return (error: unknown): { words: string; detail: string } => {
    if (!navigator.onLine || (isApiError(error) && error.reason === 'network'))
      return { words: t('list.network'), detail: '' }
    if (!isApiError(error)) return { words: t('list.unknownFailure'), detail: String(error) }
    const reason = deskReasons.find((each) => each === error.reason)
    return { words: t(reason ? `refusals.${reason}` : 'list.unknownFailure'), detail: error.carried ?? '' }
  }
}

/**
 * The reason of a refusal in one line, for places without room for a disclosure. The back office's own message is in
 * English: other languages leave it out.
 */
export const useRefusalTranslations = () => {
  const refusal = useRefusal()
  const isEnglish = useLocale() === 'en'
  return (error: unknown): string => {
    const { words, detail } = refusal(error)
    return isEnglish && detail ? `${words} ${detail}` : words
  }
}

/** The reason of a refusal, with the back office's own message in a disclosure. */
export const Refusal = ({ error }: { error: unknown }) => {
  const t = useTranslations()
  const { words, detail } = useRefusal()(error)
  return (
    <>
      {words}
      {detail ? (
        <chakra.details mt="1" fontSize="xs" color="text.quiet">
          <chakra.summary cursor="pointer">{t('list.detail')}</chakra.summary>
          <Box lang="en" mt="1" overflowWrap="anywhere">
            {detail}
          </Box>
        </chakra.details>
      ) : null}
    </>
  )
}

/** Failures that a retry does not resolve: not found, or not permitted. */
const isFinal = (error: unknown): boolean =>
  isApiError(error) && ['notFound', 'userNotFound', 'forbidden'].includes(error.reason)

/** Shown instead of a failed response: the reason, and a retry button where it may help. */
export const Failed = ({
  error,
  retry,
  isStale = false,
}: {
  error: unknown
  retry: () => unknown
  /** The previous response is still shown below. */
  isStale?: boolean
}) => {
  const t = useTranslations()
  if (isFinal(error))
    return (
      <Box role="alert" py="10" px="4" textAlign="center" color="text.quiet">
        <Refusal error={error} />
      </Box>
    )
  return (
    <Box
      role="alert"
      p="4"
      mb={isStale ? '4' : undefined}
      bg="negative.subtle"
      borderWidth="1px"
      borderColor="negative.border"
      borderRadius="sm"
    >
      <chakra.strong display="block">{t('list.failed')}</chakra.strong>
      <Box mt="1" mb="3">
        <Refusal error={error} />
        {isStale ? <Box>{t('list.stale')}</Box> : null}
      </Box>
      <Button size="sm" variant="secondary" onClick={() => void retry()}>
        {t('list.retry')}
      </Button>
    </Box>
  )
}
