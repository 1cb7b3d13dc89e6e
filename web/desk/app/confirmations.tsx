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

/** The place of confirmations, in the top bar, where they cover no row and no button. Announced to screen readers. */
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
    <Box
      role="status"
      flex={{ base: '1 0 100%', lg: '1 1 0' }}
      order={{ base: '1', lg: '0' }}
      minW="0"
      textAlign={{ lg: 'center' }}
    >
      {said ? (
        <Box
          display="inline-block"
          maxW="full"
          mt={{ base: '1.5', lg: '0' }}
          px="3"
          py="1.5"
          bg="surface.strongRaised"
          borderRadius="md"
          overflowWrap="anywhere"
        >
          {said}
        </Box>
      ) : null}
    </Box>
  )
}
