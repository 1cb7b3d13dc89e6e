import { type RefObject, useEffect } from 'react'

/** Takes the focus to the first field that is wrong, each time that `errors` is another object with something in it. */
export const useFocusFirstInvalid = (
  form: RefObject<HTMLElement | null>,
  errors: Readonly<Record<string, unknown>>,
): void => {
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [form, errors])
}
