import { useEffect, useRef, useState } from 'react'
import { Input } from '../../../ui/text-field.tsx'
import { useShortcuts } from '../../ui/use-shortcuts.ts'

/**
 * The filter of a list, stored in the page's address. The address follows the keys a moment later, so the field keeps
 * its own text and takes that of the address only where something else wrote it: a view, or the browser's history.
 */
export const FilterField = ({
  label,
  width = '220px',
  value,
  onChange,
}: {
  label: string
  width?: string
  value: string
  onChange: (value: string) => void
}) => {
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState(value)
  const written = useRef([value])
  useEffect(() => {
    const at = written.current.indexOf(value)
    written.current = at < 0 ? [value] : written.current.slice(at)
    if (at < 0) setTyped(value)
  }, [value])
  useShortcuts({ '/': () => field.current?.focus() })
  return (
    <Input
      ref={field}
      type="search"
      aria-label={label}
      placeholder={`${label} (/)`}
      value={typed}
      onChange={({ target }) => {
        setTyped(target.value)
        written.current.push(target.value)
        onChange(target.value)
      }}
      w={{ base: 'full', sm: width }}
      h="9"
      fontSize="sm"
    />
  )
}
