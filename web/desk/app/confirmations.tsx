import { Box } from '@chakra-ui/react'
import { useEffect, useSyncExternalStore } from 'react'

let words = ''
const listeners = new Set<() => void>()

const set = (next: string) => {
  words = next
  for (const listener of listeners) listener()
}

/** Shows a short-lived confirmation. */
export const showConfirmation = (next: string): void => set(next)

const shownFor = 6000

/** The place of confirmations, announced to screen readers. */
export const Confirmations = () => {
  const said = useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => words,
  )
  useEffect(() => {
    if (!said) return
    const timer = setTimeout(() => set(''), shownFor)
    return () => clearTimeout(timer)
  }, [said])
  return (
    <Box role="status" position="fixed" bottom="5" right="5" zIndex="notice" maxW="90vw">
      {said ? (
        <Box bg="surface.strong" color="text.onStrong" px="4" py="3" borderRadius="md" boxShadow="dialog">
          {said}
        </Box>
      ) : null}
    </Box>
  )
}
