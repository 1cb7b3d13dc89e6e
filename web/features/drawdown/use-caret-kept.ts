import { type FormEvent, useLayoutEffect, useRef } from 'react'
import { positionWith, typedRightOf } from './group-thousands.ts'

/** Keeps the caret between the same digits when separators come and go as an amount is typed. */
export const useCaretKept = (): { onInput: (event: FormEvent<HTMLElement>) => void } => {
  const pending = useRef<{ input: HTMLInputElement; right: number } | null>(null)
  useLayoutEffect(() => {
    if (!pending.current) return
    const { input, right } = pending.current
    pending.current = null
    const position = positionWith(input.value, right)
    input.setSelectionRange(position, position)
  })
  return {
    onInput: ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.type === 'range') return
      pending.current = {
        input: target,
        right: typedRightOf(target.value, target.selectionEnd ?? target.value.length),
      }
    },
  }
}
