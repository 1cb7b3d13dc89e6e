import { TextField, type TextFieldProps } from './text-field.tsx'

/** A business date (YYYY-MM-DD), with the system's own date picker; `min` and `max` have the same format. */
export const DateField = (props: Omit<TextFieldProps, 'type'>) => <TextField {...props} type="date" />
