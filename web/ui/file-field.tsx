import { Box, chakra, Flex } from '@chakra-ui/react'
import { type ChangeEvent, type ComponentProps, type DragEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { InvalidFile } from '../api/invalid-file.ts'
import { useOnReconnect } from '../api/use-on-reconnect.ts'
import { useFormat } from '../i18n/use-format.ts'
import { Field, type FieldProps } from './field.tsx'
import { TextButton } from './text-link.tsx'

/** A file stored on the server. */
export interface UploadedFile {
  readonly id: string
  readonly name: string
  /** In bytes. */
  readonly size?: number
}

/**
 * Uploads a file, until it is aborted; reports the uploaded share, from 0 to 1. Fails with an error that `wordsOf` can
 * explain.
 */
export type Upload = (
  file: File,
  onProgress: (share: number) => void,
  signal: AbortSignal,
) => Promise<UploadedFile>

/** A text button with a target large enough for touch. */
const Action = (props: ComponentProps<typeof TextButton>) => (
  <TextButton minH="touch" minW="touch" display="inline-flex" alignItems="center" {...props} />
)

const documents = '.pdf,.jpg,.jpeg,.jpe,.jfif,.png,.heif,.heic,.hif,.webp,.avif'

/** Devices with a touchscreen usually have a camera. */
const onPhones = { display: 'none', '@media (pointer: coarse)': { display: 'inline-flex' } }

/** Announced to screen readers every quarter of an upload, not every percent. */
const quarterOf = (share: number): number => Math.floor(share * 4) * 25

const percent = (share: number): number => Math.round(share * 100)

interface Failed {
  readonly file: File
  readonly why: string
  /** The same file would break the same rule again. */
  readonly isFinal: boolean
}

/** A field for one document: chosen, dropped or photographed, then uploaded with its progress. */
export const FileField = ({
  value,
  onChange,
  accepts,
  upload,
  wordsOf,
  onOpen,
  ...field
}: FieldProps & {
  value: UploadedFile | null
  onChange: (file: UploadedFile | null) => void
  /** For other files than documents: their types, as for a file input, and a text on their limits. */
  accepts?: { types: string; limits: string }
  upload: Upload
  /** The text for a failed upload. */
  wordsOf: (error: unknown) => string
  /** Opens the stored file, if it can be displayed. */
  onOpen?: ((file: UploadedFile) => void) | undefined
}) => {
  const { t } = useTranslation()
  const { count } = useFormat()
  const input = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [sending, setSending] = useState<{ name: string; share: number } | null>(null)
  const sent = useRef<AbortController>(null)
  const [failed, setFailed] = useState<Failed | null>(null)
  const [over, setOver] = useState(false)

  const take = async (file: File | undefined) => {
    if (!file || sending) return
    setFailed(null)
    setSending({ name: file.name, share: 0 })
    const { signal } = (sent.current = new AbortController())
    try {
      const tell = (share: number) => setSending({ name: file.name, share })
      const uploaded = await upload(file, tell, signal)
      if (!signal.aborted) onChange(uploaded)
    } catch (error) {
      if (!signal.aborted) setFailed({ file, why: wordsOf(error), isFinal: error instanceof InvalidFile })
    } finally {
      setSending(null)
    }
  }
  useOnReconnect(() => {
    if (failed && !failed.isFinal) void take(failed.file)
  })
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void take(event.dataTransfer.files[0])
  }

  const again =
    failed && !failed.isFinal ? (
      <Action onClick={() => void take(failed.file)}>{t('file.again', { name: failed.file.name })}</Action>
    ) : null
  const chooses = {
    type: 'file',
    srOnly: true,
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      void take(event.target.files?.[0])
      event.target.value = ''
    },
  } as const

  return (
    <Field {...field} error={failed?.why ?? field.error}>
      {(control) => (
        <Box
          borderWidth="1px"
          borderStyle={value ? 'solid' : 'dashed'}
          borderColor={over ? 'action.solid' : 'border.control'}
          bg={over ? 'action.subtle' : 'surface.sunken'}
          borderRadius="md"
          px="4"
          py="1.5"
          minH="16"
          display="flex"
          flexDirection="column"
          justifyContent="center"
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
        >
          <chakra.input {...control} {...chooses} ref={input} accept={accepts?.types ?? documents} />
          <chakra.input
            {...chooses}
            ref={camera}
            accept="image/*"
            capture="environment"
            tabIndex={-1}
            aria-hidden
          />
          <chakra.span role="status" srOnly>
            {sending
              ? `${t('file.sending', { name: sending.name })} ${count(quarterOf(sending.share))}%`
              : value
                ? t('file.sent', { name: value.name })
                : ''}
          </chakra.span>
          {sending ? (
            <Box>
              <Flex justify="space-between" align="center" gap="3">
                <chakra.span aria-hidden truncate flex="1">
                  {t('file.sending', { name: sending.name })}
                </chakra.span>
                <chakra.span aria-hidden fontVariantNumeric="tabular-nums">
                  {`${count(percent(sending.share))}%`}
                </chakra.span>
                <Action
                  aria-label={t('file.cancelOf', { name: sending.name })}
                  onClick={() => {
                    sent.current?.abort()
                    input.current?.focus()
                  }}
                >
                  {t('action.cancel')}
                </Action>
              </Flex>
              <chakra.progress
                w="full"
                h="1.5"
                accentColor="action.solid"
                aria-label={t('file.sending', { name: sending.name })}
                max={1}
                value={sending.share}
              />
            </Box>
          ) : value ? (
            <Flex justify="space-between" align="center" gap="3">
              <Flex align="center" gap="2" minW="0" color="text.main">
                <chakra.span aria-hidden color="positive.text">
                  ✓
                </chakra.span>
                {onOpen ? (
                  <TextButton translate="no" truncate minW="0" minH="touch" onClick={() => onOpen(value)}>
                    {value.name}
                  </TextButton>
                ) : (
                  <chakra.span truncate>{value.name}</chakra.span>
                )}
              </Flex>
              <Flex columnGap="4" wrap="wrap" justify="flex-end" flex="none">
                {again}
                <Action onClick={() => input.current?.click()}>{t('file.replace')}</Action>
                <Action onClick={() => onChange(null)}>{t('file.remove')}</Action>
              </Flex>
            </Flex>
          ) : (
            <Box>
              <Flex columnGap="5" wrap="wrap">
                {again}
                <Action onClick={() => input.current?.click()}>
                  {t(failed?.isFinal ? 'file.replace' : 'file.choose')}
                </Action>
                {accepts ? null : (
                  <Action css={onPhones} onClick={() => camera.current?.click()}>
                    {t('file.takePhoto')}
                  </Action>
                )}
              </Flex>
              <Box fontSize="sm" color="text.quiet" mb="1">
                {accepts?.limits ?? t('file.limits')}
              </Box>
            </Box>
          )}
        </Box>
      )}
    </Field>
  )
}
