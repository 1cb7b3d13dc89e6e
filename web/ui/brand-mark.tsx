import { chakra } from '@chakra-ui/react'
import { brand } from './brand.ts'

/** The logo: a quay light over water, with its reflection on three waves. */
export const BrandGlyph = ({ size = 32 }: { size?: number }) => (
  <svg width={size} height={size} viewBox="0 0 32 32" fill="none" aria-hidden="true">
    <rect width="32" height="32" rx="9" fill="#0B1F3A" />
    <path d="M16 8.5 7 18.5h18Z" fill="#D8B143" opacity=".22" />
    <circle cx="16" cy="8.5" r="3" fill="#E8CA66" />
    <path d="M16 12v6" stroke="#F7F3EA" strokeWidth="1.8" strokeLinecap="round" />
    <path
      d="M6.5 19.5c1.6-1.3 3.2-1.3 4.750 0s3.150 1.3 4.750 0 3.150-1.3 4.750 0 3.150 1.3 4.750 0"
      stroke="#45AE91"
      strokeWidth="1.8"
      strokeLinecap="round"
    />
    <path
      d="M10 23.7c1.2-1 2.4-1 3.6 0s2.4 1 3.6 0 2.4-1 3.6 0"
      stroke="#1F9479"
      strokeWidth="1.8"
      strokeLinecap="round"
    />
    <path d="M14 27.3c.7-.5 1.3-.5 2 0s1.3.5 2 0" stroke="#0E7C66" strokeWidth="1.8" strokeLinecap="round" />
  </svg>
)

/** The logo with the name in both scripts. `onStrong` for the dark background. */
export const BrandMark = ({ onStrong = false }: { onStrong?: boolean }) => (
  <chakra.span
    display="inline-flex"
    alignItems="center"
    gap="2.5"
    color={onStrong ? 'text.onStrong' : 'text.main'}
    whiteSpace="nowrap"
  >
    <BrandGlyph />
    <chakra.span display="inline-flex" alignItems="baseline" gap="2">
      <chakra.span fontWeight="bold" fontSize="xl" letterSpacing="tight">
        {brand.name}
      </chakra.span>
      <chakra.span fontSize="lg" fontWeight="medium" opacity={0.85}>
        {brand.nameChinese}
      </chakra.span>
    </chakra.span>
  </chakra.span>
)
