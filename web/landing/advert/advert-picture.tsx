import { Box } from '@chakra-ui/react'
import type { Advert } from '#shared/engagement/choose-advert.ts'

const drawings = {
  'adv-red': (
    <>
      <path d="M300 40h150v180a14 14 0 0 1-14 14H314a14 14 0 0 1-14-14Z" fill="#A62B23" />
      <path d="M300 40h150v54c-46 40-104 40-150 0Z" fill="#81221C" />
      <circle cx="375" cy="118" r="27" fill="#E8CA66" />
      <path d="M375 104v28m-9-19h18m-18 10h18" stroke="#81221C" strokeWidth="4" strokeLinecap="round" />
      <path d="M478 84h110v140a12 12 0 0 1-12 12h-86a12 12 0 0 1-12-12Z" fill="#A62B23" opacity=".7" />
      <path d="M478 84h110v40c-34 30-76 30-110 0Z" fill="#81221C" opacity=".7" />
      <circle cx="533" cy="142" r="19" fill="#E8CA66" opacity=".8" />
    </>
  ),
  'adv-blue': (
    <>
      <path d="M470 20 330 190h280Z" fill="#E8CA66" opacity=".12" />
      <path d="M470 30v150" stroke="#CDD7E2" strokeWidth="6" strokeLinecap="round" />
      <circle cx="470" cy="24" r="11" fill="#FAEFCC" />
      <path
        d="M260 190c16-11 32-11 48 0s32 11 48 0 32-11 48 0 32 11 48 0 32-11 48 0 32 11 48 0 32-11 48 0"
        stroke="#778BA3"
        strokeWidth="5"
        strokeLinecap="round"
      />
      <path
        d="M320 218c16-11 32-11 48 0s32 11 48 0 32-11 48 0 32 11 48 0 32-11 48 0"
        stroke="#778BA3"
        strokeWidth="4"
        strokeLinecap="round"
        opacity=".6"
      />
    </>
  ),
  'credit-approval-automation': (
    <>
      <path d="M300 190h50v40h-50Zm74-44h50v84h-50Zm74-48h50v132h-50Zm74-52h50v184h-50Z" fill="#094F43" />
      <path
        d="m325 160 74-46 74-48 80-46"
        stroke="#ABDCCB"
        strokeWidth="5"
        strokeLinecap="round"
        strokeDasharray="2 12"
      />
      <circle cx="553" cy="20" r="11" fill="#E8CA66" />
    </>
  ),
} as const satisfies Record<Advert, object>

/** The advert's picture behind its text. */
export const AdvertPicture = ({ advert }: { advert: Advert }) => (
  <Box
    aria-hidden
    position="absolute"
    display={{ base: 'none', lg: 'block' }}
    right="216px"
    top="0"
    bottom="0"
    w="520px"
    pointerEvents="none"
  >
    <svg viewBox="0 0 640 240" width="100%" height="100%" fill="none" preserveAspectRatio="xMaxYMax meet">
      {drawings[advert]}
    </svg>
  </Box>
)
