import { Box, chakra } from '@chakra-ui/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Steps } from '../../ui/steps.tsx'

const steps = ['identify', 'read', 'sign'] as const

/** The three steps of a signing, with the current one's title. */
export const SignSteps = ({ current }: { current: number }) => {
  const { t } = useTranslation('signing')
  return <Steps steps={steps.map((step) => ({ label: t(`steps.${step}`) }))} current={current} />
}

/** A step's heading. It is focused when its step replaces another. */
export const SignHeading = ({
  title,
  lead,
  isNext = false,
}: {
  title: string
  lead: string
  isNext?: boolean
}) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!isNext) return
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [isNext])
  return (
    <Box>
      <chakra.h1
        ref={heading}
        tabIndex={-1}
        outline="none"
        fontSize={{ base: '2xl', md: '3xl' }}
        letterSpacing="tight"
      >
        {title}
      </chakra.h1>
      <chakra.p mt="2" color="text.quiet" fontSize="lg">
        {lead}
      </chakra.p>
    </Box>
  )
}
