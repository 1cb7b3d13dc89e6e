import { Box, chakra } from '@chakra-ui/react'
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Field, type FieldProps } from '../../ui/field.tsx'
import { Input } from '../../ui/text-field.tsx'

export interface ComboboxOption {
  key: string
  title: string
  /** The attributes that distinguish it from the others. */
  more?: string
}

const Popup = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: '0',
    top: 'calc(100% + 4px)',
    zIndex: '3',
    maxH: '280px',
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    bg: 'surface.card',
    borderWidth: '1px',
    borderColor: 'border.strong',
    borderRadius: 'md',
    boxShadow: 'card',
    fontSize: 'sm',
  },
})

const Choice = chakra('li', {
  base: {
    px: '3',
    py: '2',
    minH: '9',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    listStyleType: 'none',
    '&[aria-selected=true]': { bg: 'action.subtle', boxShadow: 'inset 3px 0 0 {colors.action.solid}' },
    _hover: { bg: 'surface.hover' },
  },
})

/**
 * A text field that filters a list and selects an option from it, also by keyboard: the ARIA combobox pattern with a
 * listbox popup. Controlled: the caller owns the text and filters the options.
 */
export const Combobox = ({
  label,
  name,
  hint,
  error,
  required,
  optionalMark,
  below,
  text,
  options,
  status,
  last,
  placeholder,
  onText,
  onOpen,
  onChoose,
  onLast,
}: FieldProps & {
  text: string
  options: readonly ComboboxOption[]
  /** The list's state, announced to screen readers: the number of options, loading, or why there are none. */
  status: string
  /** The label of a last option that loads more. */
  last?: string | undefined
  placeholder?: string | undefined
  onText: (text: string) => void
  onOpen: () => void
  onChoose: (key: string) => void
  onLast?: () => void
}) => {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(-1)
  const popup = useRef<HTMLDivElement>(null)
  const count = options.length + (last ? 1 : 0)
  const idOf = (index: number) => `${id}-${index}`
  const open = () => {
    if (isOpen) return
    setOpen(true)
    onOpen()
  }
  const close = () => {
    setOpen(false)
    setAt(-1)
  }
  const choose = (index: number) => {
    const option = options[index]
    if (option) {
      onChoose(option.key)
      close()
    } else onLast?.()
  }
  useEffect(() => {
    if (isOpen) popup.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  useEffect(() => {
    if (at >= 0) popup.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' })
  }, [at])

  const move = (by: number) => {
    open()
    if (count > 0) setAt((former) => (former < 0 && by < 0 ? count - 1 : (former + by + count) % count))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // During IME composition, keys belong to the input method.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && isOpen && at >= 0) {
      event.preventDefault()
      choose(at)
    } else if (event.key === 'Escape' && isOpen) {
      // Closes the list, and not the dialog around it.
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }
  return (
    <Field
      label={label}
      name={name}
      hint={hint}
      error={error}
      required={required}
      optionalMark={optionalMark}
      below={below}
    >
      {(control) => (
        <Box position="relative">
          <Input
            {...control}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            aria-activedescendant={isOpen && at >= 0 ? idOf(at) : undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={200}
            placeholder={placeholder}
            value={text}
            onChange={({ target }) => {
              onText(target.value)
              setAt(-1)
              open()
            }}
            onClick={open}
            onBlur={close}
            onKeyDown={onKeyDown}
          />
          {/* The focus stays in the text field while the list is clicked or scrolled. */}
          <Popup ref={popup} hidden={!isOpen} onMouseDown={(event) => event.preventDefault()}>
            <Box role="status" px="3" py="1.5" color="text.quiet" fontSize="xs">
              {isOpen ? status : ''}
            </Box>
            <ul role="listbox" id={`${id}-list`} aria-label={typeof label === 'string' ? label : undefined}>
              {options.map(({ key, title, more }, index) => (
                <Choice
                  key={key}
                  id={idOf(index)}
                  role="option"
                  aria-selected={index === at}
                  onClick={() => choose(index)}
                >
                  <chakra.span fontWeight="medium">{title}</chakra.span>
                  {more ? <chakra.span color="text.quiet">{` · ${more}`}</chakra.span> : null}
                </Choice>
              ))}
              {last ? (
                <Choice
                  id={idOf(options.length)}
                  role="option"
                  aria-selected={at === options.length}
                  color="action.text"
                  onClick={() => choose(options.length)}
                >
                  {last}
                </Choice>
              ) : null}
            </ul>
          </Popup>
        </Box>
      )}
    </Field>
  )
}
