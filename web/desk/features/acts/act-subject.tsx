import { Box, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words.ts'
import { useActWords, useChoiceWords, useFieldWords } from '../../ui/field-words.ts'
import { RowButton } from '../../ui/row-button.tsx'
import { ToldThing } from './told-thing.tsx'
import { useSubjectCompany } from './use-subject-company.ts'

type Thing = Readonly<Record<string, unknown>>

/** What tells people one thing from another, of whatever the screen knows of it; in this order. */
const telling = [
  'productCode',
  'name',
  'email',
  'accountName',
  'bankName',
  'accountNumber',
  'shop',
  'amount',
  'reported',
  'present',
  'requested',
  'owed',
  'transferReference',
  'dueDate',
  'requestedAt',
  'submittedAt',
  'action',
  'proposedBy',
  'text',
  'words',
]

const isId = (name: string): boolean => /^(id|user)$|Id$/.test(name)

const only = (thing: Thing, isMeant: (name: string) => boolean = () => true): Thing =>
  Object.fromEntries(Object.entries(thing).filter(([name, value]) => isMeant(name) && value !== null))

const inOrder = (thing: Thing): Thing =>
  Object.fromEntries(telling.flatMap((name) => (name in thing ? [[name, thing[name]]] : [])))

/** An id is for whoever has to name the thing elsewhere. */
const GivenId = ({ name, id }: { name: string; id: string }) => {
  const t = useWords()
  const fieldWords = useFieldWords()
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(id)
      setCopied(true)
    } catch {
      // A browser that does not let a page copy: the id can be marked and copied by hand.
    }
  }
  return (
    <Flex gap="2" align="center" wrap="wrap">
      <span>{fieldWords(name)}</span>
      <chakra.span fontFamily="mono" overflowWrap="anywhere" minW="0">
        {id}
      </chakra.span>
      <RowButton type="button" aria-live="polite" onClick={copy}>
        {t(isCopied ? 'act.copied' : 'act.copy')}
      </RowButton>
    </Flex>
  )
}

/** What an act is about, in words; below it the ids by which it is sent. */
export const ActSubject = ({
  given,
  about,
}: {
  /** All that is known of it where the act was begun. */
  given: Thing
  /** What of that the act is sent. */
  about: Thing
}) => {
  const actWords = useActWords()
  const choiceWords = useChoiceWords()
  const { company, facility } = useSubjectCompany(given)
  const known: Thing = { ...facility, ...given }
  const { productCode, action, currency } = known
  const words: Thing = {
    ...(company ? { company } : {}),
    ...only(inOrder(known)),
    ...only(about, (name) => !isId(name)),
    ...(typeof productCode === 'string' ? { productCode: choiceWords('productCode', productCode) } : {}),
    ...(typeof action === 'string' ? { action: actWords(action) } : {}),
    ...(typeof currency === 'string' ? { currency } : {}),
  }
  return (
    <Box display="grid" gap="2">
      <ToldThing thing={words} />
      <Box color="text.quiet" fontSize="xs">
        {Object.entries(only(about, isId)).map(([name, id]) => (
          <GivenId key={name} name={name} id={String(id)} />
        ))}
      </Box>
    </Box>
  )
}
