import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Card } from '../../ui/card.tsx'
import { StatusBadge } from '../../ui/status-badge.tsx'
import type { Signing } from './signing-query.ts'

/** The documents that the signer signs in order, if there are several: which are signed, and which is current. */
export const DocumentList = ({ signing: { papers, kind: inHand } }: { signing: Signing }) => {
  const { t } = useTranslation('signing')
  if (papers.length < 2) return null
  return (
    <Card dense aria-label={t('papers.label')}>
      <chakra.ol listStyleType="none">
        {papers.map(({ kind, number, signed_at }, index) => {
          const state = signed_at ? 'signed' : kind === inHand ? 'current' : 'ahead'
          return (
            <chakra.li
              key={kind}
              display="flex"
              gap="3"
              alignItems="center"
              py="3"
              borderTopWidth={index === 0 ? '0' : '1px'}
              borderColor="border.hairline"
              aria-current={state === 'current' ? 'step' : undefined}
            >
              <chakra.span
                aria-hidden
                color={state === 'ahead' ? 'text.faint' : 'action.text'}
                fontWeight="semibold"
                fontVariantNumeric="tabular-nums"
                minW="5"
              >
                {state === 'signed' ? '✓' : index + 1}
              </chakra.span>
              <Flex
                flex="1"
                minW="0"
                columnGap="4"
                rowGap="1"
                justify="space-between"
                align="center"
                wrap="wrap"
              >
                <Box minW="0">
                  <Box fontWeight={state === 'current' ? 'semibold' : 'medium'} lineHeight="snug">
                    {t(`kinds.${kind}`)}
                  </Box>
                  <Box color="text.quiet" fontSize="sm" translate="no">
                    {t('papers.number', { number })}
                  </Box>
                </Box>
                <StatusBadge
                  tone={state === 'signed' ? 'positive' : state === 'current' ? 'waiting' : 'neutral'}
                >
                  {t(`papers.${state}`)}
                </StatusBadge>
              </Flex>
            </chakra.li>
          )
        })}
      </chakra.ol>
    </Card>
  )
}
