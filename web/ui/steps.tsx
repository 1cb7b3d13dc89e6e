import { Box, chakra, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

export interface Step {
  readonly label: string
  /** A note, such as how long the step takes or what it waits for. */
  readonly note?: ReactNode
}

/** Progress through steps: a bar with the current step on a phone, all steps by name on wider screens. */
export const Steps = ({
  steps,
  current,
}: {
  steps: readonly Step[] /** Index of the current step; `steps.length` when all are done. */
  current: number
}) => {
  const { t } = useTranslation()
  const inHand = steps[Math.min(current, steps.length - 1)]
  const done = current >= steps.length
  return (
    <Box as="nav" aria-label={t('steps.label')}>
      <Box display={{ base: 'block', md: 'none' }}>
        <Flex justify="space-between" gap="4" mb="2">
          <chakra.span fontWeight="semibold">{inHand?.label}</chakra.span>
          <chakra.span color="text.quiet" fontVariantNumeric="tabular-nums" flex="none">
            {done ? t('steps.done') : t('steps.position', { current: current + 1, total: steps.length })}
          </chakra.span>
        </Flex>
        <Flex gap="1" aria-hidden>
          {steps.map((step, index) => (
            <Box
              key={step.label}
              flex="1"
              h="1.5"
              borderRadius="full"
              data-drawn
              bg={index <= current ? 'action.solid' : 'border.hairline'}
              opacity={index === current ? 0.6 : 1}
            />
          ))}
        </Flex>
      </Box>
      <chakra.ol display={{ base: 'none', md: 'flex' }} listStyleType="none" gap="4">
        {steps.map((step, index) => (
          <StepMark
            key={step.label}
            step={step}
            index={index}
            state={index < current ? 'done' : index === current ? 'current' : 'ahead'}
          />
        ))}
      </chakra.ol>
    </Box>
  )
}

const StepMark = ({
  step,
  index,
  state,
}: {
  step: Step
  index: number
  state: 'done' | 'current' | 'ahead'
}) => (
  <chakra.li
    flex="1"
    minW="0"
    borderTopWidth="3px"
    borderColor={state === 'ahead' ? 'border.hairline' : 'action.solid'}
    pt="3"
    aria-current={state === 'current' ? 'step' : undefined}
  >
    <Flex gap="2" align="baseline" color={state === 'ahead' ? 'text.quiet' : 'text.main'}>
      <chakra.span
        aria-hidden
        color={state === 'ahead' ? 'text.faint' : 'action.text'}
        fontWeight="semibold"
        fontVariantNumeric="tabular-nums"
      >
        {state === 'done' ? '✓' : index + 1}
      </chakra.span>
      <Box minW="0">
        <Box fontWeight={state === 'current' ? 'semibold' : 'medium'} lineHeight="snug">
          {step.label}
        </Box>
        {step.note ? (
          <Box fontSize="sm" color="text.quiet" lineHeight="snug" mt="0.5">
            {step.note}
          </Box>
        ) : null}
      </Box>
    </Flex>
  </chakra.li>
)
