import { useEffect } from 'react'
import { useTranslations } from '../i18n/use-translations.ts'

type Part = 'opened' | 'screen'

const said = new Map<Part, string>()

/** Sets the document title: the open item, the screen and the console. */
export const useTabTitle = (part: Part, words: string): void => {
  const t = useTranslations()
  const console = t('bar.title')
  useEffect(() => {
    const write = () => {
      document.title = [said.get('opened'), said.get('screen'), console].filter(Boolean).join(' · ')
    }
    said.set(part, words)
    write()
    return () => {
      said.delete(part)
      write()
    }
  }, [part, words, console])
}
