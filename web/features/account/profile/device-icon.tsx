import { chakra } from '@chakra-ui/react'
import { ComputerIcon, PhoneIcon } from '../../../ui/icons.tsx'

/** A phone or a computer, in a quiet round. */
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
