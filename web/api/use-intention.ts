import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { carryOut, keptIntention } from './kept-intentions.ts'

/**
 * A mutation that moves money once, however often it is pressed or the page is loaded anew. `unanswered` is what was
 * sent without an answer: until it has one, `mutate` sends that again, whatever it is given.
 */
export const useIntention = <C, A>({
  name,
  send,
  onSuccess,
  onError,
}: {
  /** What is intended, and on what: two under the same name are never under way together. */
  name: string
  send: (content: C, idempotencyKey: string) => Promise<A>
  onSuccess: (answer: A) => void
  onError?: (error: Error) => void
}) => {
  const [unanswered, setUnanswered] = useState(() => keptIntention<C>(name)?.content)
  const mutation = useMutation({
    mutationFn: (content: C) => carryOut(name, content, send),
    onSettled: () => setUnanswered(keptIntention<C>(name)?.content),
    onSuccess,
    ...(onError ? { onError } : {}),
  })
  return { ...mutation, unanswered }
}
