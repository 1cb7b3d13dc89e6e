import { Box } from '@chakra-ui/react'
import { useEffect, useSyncExternalStore } from 'react'
import { Notice } from './notice.tsx'
import type { Tone } from './theme/semantic-colours.ts'

interface Toast {
  readonly id: number
  readonly tone: Tone
  readonly text: string
}

let shown: readonly Toast[] = []
let nextId = 1
const listeners = new Set<() => void>()
const set = (next: readonly Toast[]) => {
  shown = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const get = () => shown

/** Shows a message for six seconds over the current screen: a success, or a failure that concerns no field. */
export const showToast = (tone: Tone, text: string): void =>
  set([...shown.slice(-2), { id: nextId++, tone, text }])

const lifetime = 6000

const Passing = ({ toast }: { toast: Toast }) => {
  useEffect(() => {
    const timer = setTimeout(() => set(shown.filter(({ id }) => id !== toast.id)), lifetime)
    return () => clearTimeout(timer)
  }, [toast.id])
  return (
    <Box boxShadow="dialog" borderRadius="md" animation="rise 200ms ease-out" bg="surface.card">
      <Notice tone={toast.tone}>{toast.text}</Notice>
    </Box>
  )
}

/** Renders the toasts; the layout has one instance. */
export const Toasts = () => {
  const toasts = useSyncExternalStore(subscribe, get, get)
  return (
    <Box
      position="fixed"
      zIndex="notice"
      // Below the header, whose navigation stays in sight.
      top="4.5rem"
      left="0"
      right="0"
      mx="auto"
      w="calc(100% - 32px)"
      maxW="472px"
      display="grid"
      gap="2"
      pointerEvents="none"
    >
      {toasts.map((toast) => (
        <Passing key={toast.id} toast={toast} />
      ))}
    </Box>
  )
}
