import { chakra } from '@chakra-ui/react'

const shapes = {
  handheld:
    'M7 2.8h6a1.4 1.4 0 0 1 1.4 1.4v11.6a1.4 1.4 0 0 1-1.4 1.4H7a1.4 1.4 0 0 1-1.4-1.4V4.2A1.4 1.4 0 0 1 7 2.8ZM9 14.8h2',
  computer: 'M4.6 4.2h10.8a1 1 0 0 1 1 1v7.4H3.6V5.2a1 1 0 0 1 1-1ZM2 15.6h16',
} as const

/** A phone or a computer, in a quiet round. */
export const DeviceIcon = ({ kind }: { kind: keyof typeof shapes }) => (
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
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={shapes[kind]} />
    </svg>
  </chakra.span>
)
