import { Box, chakra, Flex } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { brand } from '../../../ui/brand.ts'
import { Card, CardTitle } from '../../../ui/card.tsx'
import { TextAnchor } from '../../../ui/text-link.tsx'
import type { Tone } from '../../../ui/theme/semantic-colours.ts'
import type { Verdict } from './judge.ts'
import { RecordFacts } from './record-facts.tsx'

const looks = {
  genuine: { tone: 'positive', mark: '✓' },
  changed: { tone: 'negative', mark: '!' },
  damaged: { tone: 'negative', mark: '!' },
  otherKey: { tone: 'negative', mark: '!' },
  unsignedVersion: { tone: 'waiting', mark: '!' },
  unrecorded: { tone: 'waiting', mark: '?' },
  unknown: { tone: 'waiting', mark: '?' },
  notPdf: { tone: 'neutral', mark: '?' },
  unreachable: { tone: 'neutral', mark: '?' },
} as const satisfies Record<Verdict['state'], { tone: Tone; mark: string }>

/** The verdict, and the record of the document. Each verdict is a new card. */
export const VerdictCard = ({ verdict, fileName }: { verdict: Verdict; fileName: string }) => {
  const { t } = useTranslation('verification')
  const heading = useRef<HTMLHeadingElement>(null)
  // Focused, so that a screen reader reads the verdict wherever the file was chosen.
  useEffect(() => heading.current?.focus(), [])
  const { state } = verdict
  const { tone, mark } = looks[state]
  const words = state === 'unknown' && verdict.isSigned ? 'unknownSigned' : state
  const record = 'record' in verdict ? verdict.record : undefined
  return (
    <Card>
      <Flex
        wrap="wrap"
        gap="4"
        p={{ base: '4', md: '5' }}
        borderRadius="md"
        bg={`${tone}.subtle`}
        borderWidth="1px"
        borderColor={`${tone}.border`}
      >
        <chakra.span
          aria-hidden
          flex="none"
          boxSize="10"
          borderRadius="full"
          bg={`${tone}.solid`}
          color="surface.card"
          display="grid"
          placeItems="center"
          fontSize="xl"
          fontWeight="bold"
        >
          {mark}
        </chakra.span>
        <Box minW="0" flex="1 1 8rem">
          <chakra.h2 ref={heading} tabIndex={-1} outline="none" fontSize="2xl" color={`${tone}.text`}>
            {t(`verdict.${words}.title`)}
          </chakra.h2>
          <chakra.p mt="1">{t(`verdict.${words}.text`)}</chakra.p>
          <Box mt="1" color="text.quiet" fontSize="sm" overflowWrap="anywhere" translate="no">
            {fileName}
          </Box>
          {tone === 'negative' ? (
            <TextAnchor
              href={`tel:${brand.hotline.replace(/\s/g, '')}`}
              display="inline-flex"
              alignItems="center"
              minH="touch"
              overflowWrap="anywhere"
            >
              {t('call', { phone: brand.hotline })}
            </TextAnchor>
          ) : null}
        </Box>
      </Flex>
      {record ? (
        <Box mt="6">
          {state === 'genuine' ? null : <CardTitle as="h3">{t('former')}</CardTitle>}
          <RecordFacts
            record={record}
            timeStampedAt={state === 'genuine' ? verdict.timeStampedAt : undefined}
          />
        </Box>
      ) : null}
    </Card>
  )
}
