import { Box } from '@chakra-ui/react'
import { decodeLossy, type TextEncoding, textEncodings } from '#shared/input-parsing/text-encoding.ts'
import { SelectField } from '../../../ui/select-field.tsx'
import { useTranslations } from '../../i18n/use-translations.ts'

/** Enough lines to recognise the right encoding. */
const linesShown = 4

/** The first lines with non-ASCII characters, decoded. */
const sampleOf = (bytes: Uint8Array, encoding: TextEncoding): string[] =>
  (decodeLossy(bytes, encoding) ?? '')
    .split(/\r?\n/)
    .filter((line) => /[\u{80}-\u{10FFFF}]/u.test(line))
    .slice(0, linesShown)

/** The choice of a file's text encoding, with a preview. */
export const EncodingChoice = ({
  bytes,
  encoding,
  onChange,
}: {
  bytes: Uint8Array
  encoding: TextEncoding | undefined
  onChange: (encoding: TextEncoding) => void
}) => {
  const t = useTranslations()
  // UTF-16 is recognised by its bytes, and any other file could be decoded as it.
  const possible = textEncodings.filter(
    (each) => each === encoding || (!each.startsWith('utf-16') && decodeLossy(bytes, each) !== undefined),
  )
  return (
    <Box display="grid" gap="2">
      <SelectField
        label={t('statements.encoding.label')}
        hint={encoding ? undefined : t('statements.encoding.unclear')}
        value={encoding ?? ''}
        placeholder={t('act.choose')}
        onChange={(value) => {
          const chosen = possible.find((each) => each === value)
          if (chosen) onChange(chosen)
        }}
        options={possible.map((each) => ({ value: each, label: t(`statements.encoding.names.${each}`) }))}
      />
      {encoding ? (
        <Box role="status" color="text.quiet" fontSize="xs" overflowWrap="anywhere" whiteSpace="pre-line">
          {sampleOf(bytes, encoding).join('\n')}
        </Box>
      ) : null}
    </Box>
  )
}
