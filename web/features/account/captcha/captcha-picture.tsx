import { Box, chakra, Flex } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../ui/field.tsx'
import { Icon } from '../../../ui/icons.tsx'
import { SkeletonBar } from '../../../ui/skeleton.tsx'
import { Input } from '../../../ui/text-field.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import type { CaptchaState } from './use-captcha.ts'
import { useFetchedCaptcha } from './use-fetched-captcha.ts'

const Frame = chakra('span', {
  base: {
    flex: 'none',
    w: '120px',
    h: 'control',
    borderRadius: 'md',
    borderWidth: '1px',
    borderColor: 'border.hairline',
    overflow: 'hidden',
    display: 'grid',
    placeItems: 'center',
    bg: 'white',
  },
})

const RefreshIcon = () => (
  <Icon>
    <path d="M16 10a6 6 0 1 1-1.8-4.3M16 3v3.5h-3.5" />
  </Icon>
)

/** A captcha picture with the field for its characters. */
export const CaptchaPicture = ({
  value,
  onChange,
  problem,
  round,
  onEnter,
  onOther,
}: CaptchaState & { onEnter?: (() => void) | undefined; onOther: () => void }) => {
  const { t } = useTranslation('account')
  const [refreshed, setRefreshed] = useState(0)
  const captcha = useFetchedCaptcha('picture', `${round}.${refreshed}`)
  const { data } = captcha
  const input = useRef<HTMLInputElement>(null)
  const uuid = data?.uuid
  const isOutdated = value !== null && value.uuid !== uuid
  useEffect(() => {
    if (isOutdated) onChange(null)
  }, [isOutdated, onChange])
  useEffect(() => {
    if (problem) input.current?.focus()
  }, [problem])
  const isQuiet = problem?.reason === 'asked' || problem?.reason === 'needed'
  const problemText = problem ? t(`captcha.${problem.reason}`) : undefined
  return (
    <Box w="full">
      <Field
        label={t('captcha.label')}
        required
        error={captcha.isError ? t('captcha.notLoaded') : isQuiet ? undefined : problemText}
        hint={isQuiet ? problemText : undefined}
      >
        {(control) => (
          <Flex gap="2" align="center">
            <Input
              {...control}
              ref={input}
              name="captcha"
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              readOnly={!uuid}
              value={isOutdated ? '' : (value?.code ?? '')}
              onChange={(event) => (uuid ? onChange({ uuid, code: event.target.value }) : undefined)}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || !onEnter) return
                event.preventDefault()
                onEnter()
              }}
            />
            <Frame>
              {data?.img && !captcha.isFetching ? (
                <img
                  src={`data:image/png;base64,${data.img}`}
                  alt={t('captcha.picture')}
                  width="120"
                  height="40"
                  style={{ objectFit: 'contain', width: '100%', height: '100%' }}
                />
              ) : captcha.isFetching ? (
                <SkeletonBar h="full" />
              ) : (
                <chakra.span color="ink.600" fontSize="sm">
                  {t('captcha.noPicture')}
                </chakra.span>
              )}
            </Frame>
            <chakra.button
              type="button"
              flex="none"
              boxSize="touch"
              mx="-1"
              display="grid"
              placeItems="center"
              borderRadius="full"
              color="action.text"
              cursor="pointer"
              _hover={{ bg: 'action.subtle' }}
              aria-label={captcha.isError ? t('captcha.tryAgain') : t('captcha.refresh')}
              onClick={() => setRefreshed(refreshed + 1)}
            >
              <RefreshIcon />
            </chakra.button>
          </Flex>
        )}
      </Field>
      <chakra.p mt="1.5" fontSize="sm" lineHeight="snug">
        <TextButton minH="6" onClick={onOther}>
          {t('captcha.toWork')}
        </TextButton>
      </chakra.p>
    </Box>
  )
}
