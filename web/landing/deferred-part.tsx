import { chakra } from '@chakra-ui/react'
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocale } from '../i18n/use-locale.ts'

export type LoadPart = () => Promise<{ readonly Component: ComponentType }>

/** The bottom margin of the viewport before a part counts as near. */
const below = '-20%'

/** True during prerendering, which has no document and renders all parts. */
const isBuild = typeof document === 'undefined'

/** Calls `act` once `element` is well inside the viewport, until the returned function is called. */
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
 * A part of a prerendered page that stays static HTML until it comes near the viewport or the language changes; then
 * its code and translations load. React's own solution, a Suspense boundary that hydrates later, would delay every
 * navigation until then. Without prerendered HTML the part loads at once, and `height` reserves its space.
 * `id` must be unique. A `still` part has no behaviour, so it loads only for another language or without prerendered
 * HTML.
 */
export const deferredPart = (
  id: string,
  load: LoadPart,
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
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is the page's own prerendered HTML
    if (sent !== '') return <div id={id} ref={element} dangerouslySetInnerHTML={{ __html: sent }} />
    return <chakra.div id={id} minH={height} />
  }
}
