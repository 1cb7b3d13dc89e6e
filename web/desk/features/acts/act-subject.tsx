import { Box, Flex } from '@chakra-ui/react'
import { CopiedId } from '../../ui/copied-id.tsx'
import { useFieldTranslations } from '../../ui/field-translations.ts'
import { RecordView } from './record-view.tsx'
import { useSubjectCompany } from './use-subject-company.ts'

type ResponseRecord = Readonly<Record<string, unknown>>

/** The attributes that identify a record to people, in order of preference. */
const identifyingAttributes = [
  'productCode',
  'name',
  'email',
  'accountName',
  'bankName',
  'accountNumber',
  'shop',
  'amount',
  'amounts',
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
  'reason',
  'text',
  'words',
]

const isId = (name: string): boolean => /^(id|user)$|Id$/.test(name)

const only = (thing: ResponseRecord, isMeant: (name: string) => boolean = () => true): ResponseRecord =>
  Object.fromEntries(Object.entries(thing).filter(([name, value]) => isMeant(name) && value !== null))

const inOrder = (thing: ResponseRecord): ResponseRecord =>
  Object.fromEntries(identifyingAttributes.flatMap((name) => (name in thing ? [[name, thing[name]]] : [])))

/** The subject of an act in readable form, with its ids below. */
export const ActSubject = ({
  given,
  about,
}: {
  /** All that the caller knows of the subject. */
  given: ResponseRecord
  /** The part of it that is sent with the act. */
  about: ResponseRecord
}) => {
  const fieldTranslations = useFieldTranslations()
  const { company, facility } = useSubjectCompany(given)
  const known: ResponseRecord = { ...facility, ...given }
  const { currency } = known
  const words: ResponseRecord = {
    ...(company ? { company } : {}),
    ...only(inOrder(known)),
    ...only(about, (name) => !isId(name)),
    ...(typeof currency === 'string' ? { currency } : {}),
  }
  return (
    <Box display="grid" gap="2">
      <RecordView thing={words} />
      <Box color="text.quiet" fontSize="xs">
        {Object.entries(only(about, isId)).map(([name, id]) => (
          <Flex key={name} gap="2" align="center" wrap="wrap">
            <span>{fieldTranslations(name)}</span>
            <CopiedId id={String(id)} />
          </Flex>
        ))}
      </Box>
    </Box>
  )
}
