import { chakra } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { ScrollArea } from './scroll-area.tsx'
import type { ShownContent } from './viewed-file.ts'

/** A picture, by an address that is known to this page alone. */
export const Picture = ({ bytes, title, magnification, onUnreadable }: ShownContent) => {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(bytes)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [bytes])
  return (
    <ScrollArea title={title}>
      {url ? (
        <chakra.img
          src={url}
          alt={title}
          onError={onUnreadable}
          mx="auto"
          maxW="none"
          {...(magnification === 1
            ? { w: 'full', h: 'full', objectFit: 'contain' }
            : { style: { width: `${magnification * 100}%` } })}
        />
      ) : null}
    </ScrollArea>
  )
}
