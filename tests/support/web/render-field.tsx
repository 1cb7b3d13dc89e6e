import { type ReactNode, useState } from 'react'
import { renderScreen } from './render-screen.tsx'

/** Renders a field under a parent that holds its value, as forms do. */
export const renderField = <V,>(initial: V, field: (value: V, onChange: (next: V) => void) => ReactNode) => {
  let kept = initial
  const Parent = () => {
    const [value, setValue] = useState(initial)
    kept = value
    return field(value, setValue)
  }
  return {
    ...renderScreen(<Parent />),
    /** The parent's current value. */
    value: () => kept,
  }
}
