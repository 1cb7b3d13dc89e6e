import { chakra } from '@chakra-ui/react'
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { FormContext, type FormState } from './form-state.ts'

const focusable = 'input:not([disabled]), select, textarea, button'

/** Takes the focus to a field of the form, and scrolls there. */
export const focusField = (area: HTMLElement, path: string): void => {
  const field = area.querySelector(`[data-field="${CSS.escape(path)}"]`)
  field?.closest('details')?.setAttribute('open', '')
  field?.querySelector<HTMLElement>(focusable)?.focus()
}

/**
 * The form around fields that are known by their paths. The first wrong field gets the focus each time that
 * `attempts` grows; `focusPath` names a field to begin with.
 */
export const FormArea = ({
  state,
  attempts,
  focusPath,
  onSubmit,
  children,
}: {
  state: FormState
  attempts: number
  focusPath?: string | null
  onSubmit: () => void
  children: ReactNode
}) => {
  const area = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (attempts === 0) return
    const wrong = area.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]')
    wrong?.closest('details')?.setAttribute('open', '')
    wrong?.focus()
  }, [attempts])
  useEffect(() => {
    if (focusPath && area.current) focusField(area.current, focusPath)
  }, [focusPath])
  const leave = (target: EventTarget) => {
    const path =
      target instanceof HTMLElement
        ? target.closest<HTMLElement>('[data-field]')?.dataset['field']
        : undefined
    if (path) state.leave(path)
  }
  return (
    <FormContext.Provider value={state}>
      <chakra.form
        ref={area}
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault()
          onSubmit()
        }}
        onBlur={(event) => leave(event.target)}
        display="grid"
        gap="8"
        gridTemplateColumns="minmax(0, 1fr)"
      >
        {children}
      </chakra.form>
    </FormContext.Provider>
  )
}

/** Fields that belong together, two beside each other where there is room. */
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
