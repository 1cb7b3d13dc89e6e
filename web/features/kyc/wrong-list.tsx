import { chakra } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/paths.ts'
import { Notice } from '../../ui/notice.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { useFieldLabel } from './field-labels.ts'
import { stepOfField } from './onboarding-steps.ts'

/** Fields with a link to each, and what is to be done there. */
export const FieldLinks = ({
  words,
}: {
  /** By the field's path. */
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

/** Every field that is missing or wrong, with a link to it and what to do. */
export const WrongList = ({
  words,
  tone,
}: {
  /** By the field's path. */
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
