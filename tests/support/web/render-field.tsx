import { type ReactNode, useState } from 'react'
import { renderScreen } from './render-screen.tsx'

/** Renders one field under a parent that keeps its value, as forms do. */
export const renderField = <V,>(initial: V, field: (value: V, onChange: (next: V) => void) => ReactNode) => {
  let kept = initial
  const Parent = () => {
    const [value, setValue] = useState(initial)
    kept = value
    return field(value, setValue)
  }
  return {
    ...renderScreen(<Parent />),
    /** What the parent has by now. */
    value: () => kept,
  }
}
