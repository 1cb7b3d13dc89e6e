import { Box, chakra, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'

const Press = chakra('button', {
  base: { display: 'grid', placeItems: 'center', boxSize: 'touch', cursor: 'pointer', borderRadius: 'full' },
})

/** The carousel's controls: pause, and a button for each slide. */
export const CarouselControls = ({
  titles,
  index,
  show,
  isStopped,
  setStopped,
}: {
  titles: readonly string[]
  index: number
  show: (index: number) => void
  isStopped: boolean
  setStopped: (isStopped: boolean) => void
}) => {
  const { t } = useTranslation('landingAdvert')
  return (
    <Flex position="relative" mt="2" ml="-3" align="center">
      <Press
        type="button"
        aria-label={t(isStopped ? 'start' : 'stop')}
        onClick={() => setStopped(!isStopped)}
      >
        <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
          <path d={isStopped ? 'M4 2.5v11l9-5.5Z' : 'M4 3h3v10H4Zm5 0h3v10H9Z'} />
        </svg>
      </Press>
      {titles.map((title, each) => (
        <Press
          key={title}
          type="button"
          w="32px"
          aria-label={title}
          aria-current={each === index}
          onClick={() => show(each)}
        >
          <Box
            w={each === index ? '6' : '2'}
            h="2"
            borderRadius="full"
            bg="current"
            opacity={each === index ? 1 : 0.6}
          />
        </Press>
      ))}
    </Flex>
  )
}
