import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { stepOfField } from '#shared/kyc/field-label.ts'
import { paths } from '../../app/paths.ts'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useFieldLabel } from './field-labels.ts'

/** A list of links to fields, with what to do in each. */
export const FieldLinks = ({
  words,
}: {
  /** By path. */
  words: Readonly<Record<string, string>>
}) => {
  const labelOf = useFieldLabel()
  return (
    <chakra.ul listStyleType="none" mt="1">
      {Object.entries(words).map(([path, what]) => (
        <chakra.li
          key={path}
          display="flex"
          flexWrap="wrap"
          columnGap="2"
          alignItems="baseline"
          py={{ base: '2', md: '1' }}
        >
          <TextLink to={paths.companyStep(stepOfField(path), path)}>{labelOf(path)}</TextLink>
          <chakra.span color="text.quiet">{what}</chakra.span>
        </chakra.li>
      ))}
    </chakra.ul>
  )
}

/** All missing or wrong fields, each with a link and what to do. */
export const FieldErrorList = ({
  words,
  tone,
}: {
  /** By path. */
  words: Readonly<Record<string, string>>
  tone: 'waiting' | 'negative'
}) => {
  const { t } = useTranslation('kyc')
  return (
    <Notice tone={tone} title={t('wrong.title', { count: Object.keys(words).length })}>
      <FieldLinks words={words} />
    </Notice>
  )
}
