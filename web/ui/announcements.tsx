import { Box } from '@chakra-ui/react'
import { useEffect, useSyncExternalStore } from 'react'
import { Notice } from './notice.tsx'
import type { Tone } from './theme/semantic-colours.ts'

interface Announcement {
  readonly id: number
  readonly tone: Tone
  readonly text: string
}

let shown: readonly Announcement[] = []
let nextId = 1
const listeners = new Set<() => void>()
const set = (next: readonly Announcement[]) => {
  shown = next
  for (const listener of listeners) listener()
}
const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

const get = () => shown

/** Says something for six seconds above whatever screen is open: a success, or a failure that belongs to no field. */
export const announce = (tone: Tone, text: string): void =>
  set([...shown.slice(-2), { id: nextId++, tone, text }])

const lifetime = 6000

const Passing = ({ announcement }: { announcement: Announcement }) => {
  useEffect(() => {
    const timer = setTimeout(() => set(shown.filter(({ id }) => id !== announcement.id)), lifetime)
    return () => clearTimeout(timer)
  }, [announcement.id])
  return (
    <Box boxShadow="dialog" borderRadius="md" animation="rise 200ms ease-out" bg="surface.card">
      <Notice tone={announcement.tone}>{announcement.text}</Notice>
    </Box>
  )
}

/** Where announcements appear; the shell holds one. */
export const Announcements = () => {
  const announcements = useSyncExternalStore(subscribe, get, get)
  return (
    <Box
      position="fixed"
      zIndex="notice"
      top="20"
      left="0"
      right="0"
      mx="auto"
      w="calc(100% - 32px)"
      maxW="472px"
      display="grid"
      gap="2"
      pointerEvents="none"
    >
      {announcements.map((announcement) => (
        <Passing key={announcement.id} announcement={announcement} />
      ))}
    </Box>
  )
}
