import { Box, chakra, Flex } from '@chakra-ui/react'
import { type PointerEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { drawnSignatureBox } from '#shared/agreements/drawn-signature.ts'
import { TextButton } from '../../ui/text-link.tsx'
import { type Point, pathOf, type Stroke } from './drawn-path.ts'

const { width, height } = drawnSignatureBox

/** The pointer's position in the units of the signature box, at any size on the screen. */
const pointOf = ({ clientX, clientY, currentTarget }: PointerEvent<SVGSVGElement>): Point => {
  const at = currentTarget.getBoundingClientRect()
  return { x: ((clientX - at.left) / at.width) * width, y: ((clientY - at.top) / at.height) * height }
}

/** A canvas for a signature by finger, pen or mouse. Drawing is optional, since the typed name suffices. */
export const SignaturePad = ({ onChange }: { onChange: (path: string) => void }) => {
  const { t } = useTranslation('signing')
  const labelId = useId()
  const hintId = useId()
  const [strokes, setStrokes] = useState<readonly Stroke[]>([])
  const [isDown, setIsDown] = useState(false)
  const draw = (next: readonly Stroke[]) => {
    setStrokes(next)
    onChange(pathOf(next))
  }
  const down = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture?.(event.pointerId)
    setIsDown(true)
    draw([...strokes, [pointOf(event)]])
  }
  const move = (event: PointerEvent<SVGSVGElement>) => {
    if (isDown) draw([...strokes.slice(0, -1), [...(strokes.at(-1) ?? []), pointOf(event)]])
  }
  const path = pathOf(strokes)
  return (
    <Box role="group" aria-labelledby={labelId} aria-describedby={hintId}>
      <Flex justify="space-between" align="center" gap="3" minH="touch">
        <chakra.span id={labelId} fontWeight="medium">
          {t('sign.draw')}
        </chakra.span>
        {path ? (
          <TextButton minH="touch" onClick={() => draw([])}>
            {t('sign.clear')}
          </TextButton>
        ) : null}
      </Flex>
      <chakra.svg
        role="img"
        aria-label={`${t('sign.drawArea')}: ${t(path ? 'sign.drawn' : 'sign.empty')}`}
        viewBox={`0 0 ${width} ${height}`}
        w="full"
        display="block"
        aspectRatio={`${width} / ${height}`}
        borderWidth="1px"
        borderColor="border.control"
        borderRadius="md"
        bg="surface.sunken"
        color="text.main"
        cursor="crosshair"
        touchAction="none"
        userSelect="none"
        onPointerDown={down}
        onPointerMove={move}
        onPointerUp={() => setIsDown(false)}
        onPointerCancel={() => setIsDown(false)}
      >
        <chakra.line
          x1="24"
          x2={width - 24}
          y1="152"
          y2="152"
          stroke="border.control"
          strokeDasharray="4 6"
        />
        <path
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </chakra.svg>
      <Box id={hintId} mt="1.5" color="text.quiet" fontSize="sm" lineHeight="snug">
        {t('sign.drawHint')}
      </Box>
    </Box>
  )
}
