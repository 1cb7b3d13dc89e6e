import { TextField, type TextFieldProps } from './text-field.tsx'

/** A business date (YYYY-MM-DD). The system's own calendar; `min` and `max` are dates of the same form. */
export const DateField = (props: Omit<TextFieldProps, 'type'>) => <TextField {...props} type="date" />
