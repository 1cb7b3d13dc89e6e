import { chakra } from '@chakra-ui/react'
import { type ComponentProps, type FocusEvent, type ReactNode, useEffect, useRef } from 'react'
import { FormContext } from './form-state.ts'
import type { Form } from './use-form.ts'

const focusable = 'input:not([disabled]), select, textarea, button'

/** Focuses `element`, and expands the collapsed part that contains it. */
const reveal = (element: HTMLElement | null | undefined): void => {
  element?.closest('details')?.setAttribute('open', '')
  element?.focus()
}

const isSubmit = (target: EventTarget | null): boolean =>
  target instanceof HTMLButtonElement && target.type === 'submit'

/**
 * The form element around its fields. Each failed attempt to submit focuses the first invalid field. `focusPath` is the
 * initially focused field; `onSubmit` replaces the submission of the whole form.
 */
export const FormArea = ({
  form,
  focusPath,
  onSubmit = form.submit,
  children,
  ...layout
}: Omit<ComponentProps<typeof chakra.form>, 'onSubmit' | 'onBlur'> & {
  form: Form
  focusPath?: string | null
  onSubmit?: () => void
}) => {
  const area = useRef<HTMLFormElement>(null)
  const { attempts, busy } = form
  useEffect(() => {
    // While it is sent, the fields may be disabled, and disabled fields cannot be focused.
    if (attempts > 0 && !busy)
      reveal(area.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]'))
  }, [attempts, busy])
  useEffect(() => {
    const field = focusPath && area.current?.querySelector(`[data-field="${CSS.escape(focusPath)}"]`)
    if (field) reveal(field.querySelector<HTMLElement>(focusable))
  }, [focusPath])
  const leave = ({ target, relatedTarget }: FocusEvent<HTMLElement>) => {
    const path = target.closest<HTMLElement>('[data-field]')?.dataset['field']
    // A click on the submit button validates everything; an error that appears on blur before would move the button
    // away from the click.
    if (path && !isSubmit(relatedTarget)) form.leave(path)
  }
  return (
    <FormContext.Provider value={form}>
      <chakra.form
        ref={area}
        noValidate
        display="grid"
        gap="8"
        gridTemplateColumns="minmax(0, 1fr)"
        {...layout}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit()
        }}
        onBlur={leave}
      >
        {children}
      </chakra.form>
    </FormContext.Provider>
  )
}
/** Fields that belong together, in two columns if there is room. */
export const FieldGroup = ({
  title,
  lead,
  children,
}: {
  title: ReactNode
  lead?: ReactNode
  children: ReactNode
}) => (
  <chakra.fieldset border="none" p="0" m="0" minW="0">
    <chakra.legend fontSize="lg" fontWeight="semibold" mb={lead ? '1' : '4'}>
      {title}
    </chakra.legend>
    {lead ? (
      <chakra.p color="text.quiet" mb="4" lineHeight="snug">
        {lead}
      </chakra.p>
    ) : null}
    <chakra.div
      display="grid"
      columnGap="5"
      rowGap="5"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' }}
      alignItems="start"
    >
      {children}
    </chakra.div>
  </chakra.fieldset>
)
