import { chakra } from '@chakra-ui/react'
import { encode } from 'uqr'

/** The white margin around the code, in modules; scanners need it. */
const quietZone = 3

/** A QR code in black on white in any colour scheme, since scanners need the contrast. */
export const QrPicture = ({ text, label }: { text: string; label: string }) => {
  const { data, size } = encode(text, { ecc: 'M', border: quietZone })
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return (
    <chakra.svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      boxSize="200px"
      bg="white"
      borderRadius="md"
      borderWidth="1px"
      borderColor="border.hairline"
      shapeRendering="crispEdges"
    >
      <path d={squares.join('')} fill="#000" />
    </chakra.svg>
  )
}
