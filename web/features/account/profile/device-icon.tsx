import { chakra } from '@chakra-ui/react'
import { Icon } from '../../../ui/icons.tsx'

const PhoneIcon = () => (
  <Icon>
    <path d="M7 2.8h6a1.4 1.4 0 0 1 1.4 1.4v11.6a1.4 1.4 0 0 1-1.4 1.4H7a1.4 1.4 0 0 1-1.4-1.4V4.2A1.4 1.4 0 0 1 7 2.8ZM9 14.8h2" />
  </Icon>
)
const ComputerIcon = () => (
  <Icon>
    <path d="M4.6 4.2h10.8a1 1 0 0 1 1 1v7.4H3.6V5.2a1 1 0 0 1 1-1ZM2 15.6h16" />
  </Icon>
)

/** An icon of a phone or a computer. */
export const DeviceIcon = ({ kind }: { kind: 'handheld' | 'computer' }) => (
  <chakra.span
    aria-hidden
    flex="none"
    boxSize="10"
    borderRadius="full"
    bg="surface.hover"
    color="text.quiet"
    display="grid"
    placeItems="center"
  >
    {kind === 'handheld' ? <PhoneIcon /> : <ComputerIcon />}
  </chakra.span>
)
