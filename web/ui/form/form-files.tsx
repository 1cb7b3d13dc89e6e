import { Box } from '@chakra-ui/react'
import { FileField, type Upload, type UploadedFile } from '../file-field.tsx'
import type { Labelled } from './form-fields.tsx'
import { useFormField } from './form-state.ts'
import { ReadOnlyFieldset } from './read-only-fieldset.tsx'

/** Up to `most` documents, stored by their ids: a field for each, and an empty one for the next. */
export const FormFiles = ({
  path,
  labelOf,
  most,
  fileOf,
  onUploaded,
  hint,
  ...rest
}: Pick<Labelled, 'path' | 'hint' | 'optionalMark'> & {
  labelOf: (index: number) => string
  most: number
  fileOf: (id: string) => UploadedFile | undefined
  onUploaded: (file: UploadedFile) => void
  upload: Upload
  wordsOf: (error: unknown) => string
}) => {
  const { list, error, change } = useFormField(path)
  const slots = list.length < most ? [...list, ''] : list
  return (
    <Box display="grid" gap="3" gridColumn={{ md: '1 / -1' }} data-field={path}>
      {slots.map((id, index) => (
        <ReadOnlyFieldset key={id || 'next'} path={path}>
          <FileField
            {...rest}
            label={labelOf(index)}
            hint={index === 0 ? hint : undefined}
            error={index === 0 ? error : undefined}
            value={id === '' ? null : (fileOf(id) ?? { id, name: id })}
            onChange={(file) => {
              if (file) onUploaded(file)
              const next = file ? [file.id] : []
              change((before) => {
                const now = typeof before === 'object' ? before : []
                return now.includes(id)
                  ? now.flatMap((each) => (each === id ? next : [each]))
                  : [...now, ...next]
              })
            }}
          />
        </ReadOnlyFieldset>
      ))}
    </Box>
  )
}
