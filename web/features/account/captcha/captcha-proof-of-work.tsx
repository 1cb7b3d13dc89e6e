import { Box, chakra, Flex } from '@chakra-ui/react'
import { useEffect, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckIcon } from '../../../ui/icons.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import { solveProofOfWork } from './solve-work.ts'
import type { CaptchaState } from './use-captcha.ts'
import { useFetchedCaptcha } from './use-fetched-captcha.ts'

/** The progress of one proof of work, from 0 to 1. */
interface Progress {
  readonly uuid: string
  readonly share: number
  readonly failed: boolean
}

/** The proof of work as an accessible captcha, with its progress. */
export const CaptchaProofOfWork = ({
  value,
  onChange,
  problem,
  round,
  onOther,
}: CaptchaState & { onOther: () => void }) => {
  const { t } = useTranslation('account')
  const [tries, setTries] = useState(0)
  const captcha = useFetchedCaptcha('work', `${round}.${tries}`)
  const [progress, setProgress] = useState<Progress | null>(null)
  const labelId = useId()
  // A problem of the picture captcha does not concern this one.
  const [problemBefore] = useState(problem)
  const own = problem === problemBefore ? null : problem
  const { data, isError } = captcha
  useEffect(() => {
    if (!data?.work) return
    const { uuid, work } = data
    const abort = new AbortController()
    const tell = (share: number, failed = false) => setProgress({ uuid, share, failed })
    const solve = async () => {
      try {
        const answer = await solveProofOfWork(work, {
          onTried: (tried) => tell(tried / (work.most + 1)),
          signal: abort.signal,
        })
        tell(1)
        onChange({ uuid, code: String(answer) })
      } catch {
        if (!abort.signal.aborted) tell(0, true)
      }
    }
    onChange(null)
    tell(0)
    void solve()
    return () => abort.abort()
  }, [data, onChange])

  const current = progress && progress.uuid === data?.uuid ? progress : null
  const isDone = value !== null && value.uuid === data?.uuid
  const isFailed = isError || current?.failed === true
  const isAwaited = own?.reason === 'required' && !isDone && !isFailed
  const percent = isDone ? 100 : Math.floor((current?.share ?? 0) * 100)
  const words = isFailed
    ? t('captcha.workFailed')
    : isDone
      ? t('captcha.workDone')
      : own?.reason === 'expired' || own?.reason === 'incorrect'
        ? t('captcha.workAgain')
        : t('captcha.working')
  return (
    <Box role="group" aria-labelledby={labelId} w="full">
      <chakra.span id={labelId} display="block" mb="1.5" fontWeight="medium" lineHeight="snug">
        {t('captcha.workLabel')}
      </chakra.span>
      <Box
        borderRadius="md"
        borderWidth="1px"
        borderColor={isFailed ? 'negative.border' : isDone ? 'positive.border' : 'border.hairline'}
        bg={isFailed ? 'negative.subtle' : isDone ? 'positive.subtle' : 'surface.sunken'}
        px="3"
        py="2.5"
      >
        <Flex role="status" gap="2" align="center" lineHeight="snug" minH="6">
          {isFailed ? null : (
            <Box flex="none" color="action.text" display="grid">
              {isDone ? <CheckIcon /> : <Spinner />}
            </Box>
          )}
          {words}
        </Flex>
        <Box
          role="progressbar"
          aria-label={t('captcha.workLabel')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          mt="2"
          h="1"
          borderRadius="full"
          bg="border.hairline"
          overflow="hidden"
        >
          <Box
            h="full"
            data-drawn
            bg="action.solid"
            transformOrigin="left"
            transition="transform 150ms linear"
            style={{ transform: `scaleX(${percent / 100})` }}
          />
        </Box>
      </Box>
      <Box role="alert" color="negative.text" fontSize="sm" lineHeight="snug" mt={isAwaited ? '1.5' : '0'}>
        {isAwaited ? t('captcha.workPending') : null}
      </Box>
      <Flex mt="1.5" gap="4" fontSize="sm" lineHeight="snug">
        {isFailed ? (
          <TextButton minH="6" onClick={() => setTries(tries + 1)}>
            {t('captcha.tryAgain')}
          </TextButton>
        ) : null}
        <TextButton minH="6" onClick={onOther}>
          {t('captcha.toPicture')}
        </TextButton>
      </Flex>
    </Box>
  )
}
