import { chakra } from '@chakra-ui/react'
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocale } from '../i18n/use-locale.ts'

type Load = () => Promise<{ readonly Component: ComponentType }>

/** How much of the window's height lies below the line that a part crosses when it is near. */
const below = '-20%'

/** True in the build, which has no document and renders all there is. */
const isBuild = typeof document === 'undefined'

/** Calls `act` once `element` has come well into the window, until the returned function is called. */
const whenNear = (element: Element, act: () => void): (() => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) act()
    },
    { rootMargin: `0px 0px ${below} 0px` },
  )
  observer.observe(element)
  return () => observer.disconnect()
}

/**
 * A part of a page that was rendered beforehand: it stands as it was sent, and its code and words are fetched when it
 * comes near, or another language is chosen. React's own way, a boundary that waits to be hydrated, would hold up every
 * change of the address until then. Where nothing was sent it is fetched at once, and `height` kept free for it.
 * `id` is the part's alone. A `still` one does nothing, and is fetched for another language or where it was not sent.
 */
export const later = (
  id: string,
  load: Load,
  { height, still = false }: { height: string; still?: boolean },
) => {
  const Rendered = lazy(async () => ({ default: (await load()).Component }))
  return () => {
    const element = useRef<HTMLDivElement>(null)
    const locale = useLocale()
    const [sent] = useState(() => (isBuild ? '' : (document.getElementById(id)?.innerHTML ?? '')))
    const [first] = useState(locale)
    const [Part, setPart] = useState<ComponentType | null>(null)
    const isWanted = sent === '' || locale !== first
    useEffect(() => {
      let isGone = false
      const fetchPart = async () => {
        const { Component } = await load()
        if (!isGone) setPart(() => Component)
      }
      const stop = isWanted
        ? void fetchPart()
        : still || !element.current
          ? undefined
          : whenNear(element.current, () => void fetchPart())
      return () => {
        isGone = true
        stop?.()
      }
    }, [isWanted])
    if (isBuild)
      return (
        <div id={id}>
          <Suspense>
            <Rendered />
          </Suspense>
        </div>
      )
    if (Part)
      return (
        <div id={id}>
          <Part />
        </div>
      )
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is this page's own, as it stands there
    if (sent !== '') return <div id={id} ref={element} dangerouslySetInnerHTML={{ __html: sent }} />
    return <chakra.div id={id} minH={height} />
  }
}
