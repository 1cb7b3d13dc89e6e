import { chakra } from '@chakra-ui/react'
import { useCallback } from 'react'
import { ScrollArea } from './scroll-area.tsx'
import type { ViewerProps } from './viewed-file.ts'

/** A picture from an object URL. */
export const Picture = ({ bytes, title, magnification, turns = 0, onUnreadable }: ViewerProps) => {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(bytes)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [bytes],
  )
  return (
    <ScrollArea title={title}>
      <chakra.img
        ref={show}
        alt={title}
        onError={onUnreadable}
        css={turns === 0 ? undefined : { transform: `rotate(${turns * 90}deg)` }}
        mx="auto"
        maxW="none"
        {...(magnification === 1
          ? { w: 'full', h: 'full', objectFit: 'contain' }
          : { style: { width: `${magnification * 100}%` } })}
      />
    </ScrollArea>
  )
}
