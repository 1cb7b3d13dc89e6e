import type { ReactNode } from 'react'

const ink = 'var(--bq-colors-text-main)'
const quiet = 'var(--bq-colors-border-control)'
const jade = 'var(--bq-colors-action-solid)'
const mint = 'var(--bq-colors-action-border)'
const paper = 'var(--bq-colors-surface-card)'
const lamp = 'var(--bq-colors-light-quay)'
const wrong = 'var(--bq-colors-negative-solid)'

const Waves = () => (
  <g stroke={mint} strokeWidth="2.5" strokeLinecap="round">
    <path d="M34 124c8-6 16-6 24 0s16 6 24 0 16-6 24 0 16 6 24 0 16-6 24 0 16 6 24 0" />
    <path d="M70 134c6-4 12-4 18 0s12 4 18 0 12-4 18 0 12 4 18 0" opacity=".6" />
  </g>
)

const drawings = {
  'link-shop': (
    <>
      <path
        d="M44 60h60l8 18a10 10 0 0 1-19 4 10 10 0 0 1-19 0 10 10 0 0 1-19 0 10 10 0 0 1-19-4Z"
        fill={jade}
      />
      <path d="M44 84v28h60V84" fill={paper} stroke={ink} strokeWidth="2" />
      <path
        d="M44 60h60l8 18a10 10 0 0 1-19 4 10 10 0 0 1-19 0 10 10 0 0 1-19 0 10 10 0 0 1-19-4Z"
        stroke={ink}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M54 112V94h16v18M80 94h16v10H80Z" stroke={ink} strokeWidth="2" strokeLinejoin="round" />
      <path d="M112 96h24" stroke={ink} strokeWidth="2" strokeDasharray="3 5" strokeLinecap="round" />
      <circle cx="158" cy="90" r="22" fill={paper} stroke={ink} strokeWidth="2" />
      <path d="M148 98v-8m7 8V82m7 16v-12m7 12V78" stroke={jade} strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  documents: (
    <>
      <path d="m64 40 58-8 12 74-58 9Z" fill={mint} stroke={ink} strokeWidth="2" strokeLinejoin="round" />
      <path d="M82 38h42l18 18v58H82Z" fill={paper} stroke={ink} strokeWidth="2" strokeLinejoin="round" />
      <path d="M124 38v18h18" stroke={ink} strokeWidth="2" strokeLinejoin="round" />
      <path d="M94 70h36M94 81h36M94 92h22" stroke={quiet} strokeWidth="2.5" strokeLinecap="round" />
      <circle cx="140" cy="102" r="15" fill={jade} stroke={ink} strokeWidth="2" />
      <path
        d="m133 102 5 5 9-10"
        stroke={paper}
        strokeWidth="2.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  sign: (
    <>
      <rect x="58" y="36" width="74" height="82" rx="6" fill={paper} stroke={ink} strokeWidth="2" />
      <path d="M72 54h46M72 65h46M72 76h28" stroke={quiet} strokeWidth="2.5" strokeLinecap="round" />
      <path
        d="M72 102c6-12 11-12 12-3s5 6 9-2 6-3 8 1 6 3 12 0"
        stroke={jade}
        strokeWidth="2.5"
        strokeLinecap="round"
      />
      <path
        d="m126 88 32-40 9 7-32 40-12 6Z"
        fill={lamp}
        stroke={ink}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="m126 88 9 7" stroke={ink} strokeWidth="2" />
    </>
  ),
  funds: (
    <>
      <path d="M56 96h86l-10 22H70Z" fill={paper} stroke={ink} strokeWidth="2" strokeLinejoin="round" />
      <path d="M98 94V40" stroke={ink} strokeWidth="2" strokeLinecap="round" />
      <path
        d="M94 46c-16 8-24 22-26 40h26Z"
        fill={mint}
        stroke={ink}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M102 42c20 10 30 26 32 44h-32Z"
        fill={jade}
        stroke={ink}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <circle cx="158" cy="52" r="13" fill={lamp} stroke={ink} strokeWidth="2" />
      <path d="M158 46v12m-4-9h6m-6 6h6" stroke={ink} strokeWidth="1.8" strokeLinecap="round" />
      <Waves />
    </>
  ),
  'nothing-here': (
    <>
      <path d="M150 112V58" stroke={ink} strokeWidth="3" strokeLinecap="round" />
      <path d="M150 48 96 100h108Z" fill={lamp} opacity=".16" />
      <circle cx="150" cy="48" r="9" fill={lamp} stroke={ink} strokeWidth="2" />
      <path d="M132 112h52v10h-52Z" fill={paper} stroke={ink} strokeWidth="2" strokeLinejoin="round" />
      <path
        d="M48 44a16 16 0 1 0 20 20 13 13 0 0 1-20-20Z"
        fill={paper}
        stroke={ink}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <Waves />
    </>
  ),
  broke: (
    <>
      <path d="M108 112 98 62" stroke={ink} strokeWidth="3" strokeLinecap="round" />
      <circle cx="96" cy="52" r="10" fill={paper} stroke={ink} strokeWidth="2" />
      <path d="m91 47 10 10m0-10-10 10" stroke={wrong} strokeWidth="2.5" strokeLinecap="round" />
      <path d="m120 50 10-5M118 62l11 3M76 44l-8-6" stroke={quiet} strokeWidth="2.5" strokeLinecap="round" />
      <path d="M84 112h48v10H84Z" fill={paper} stroke={ink} strokeWidth="2" strokeLinejoin="round" />
      <Waves />
    </>
  ),
} as const satisfies Record<string, ReactNode>

export type IllustrationName = keyof typeof drawings

/** The paths of an illustration, for a view box of 200 by 140. */
export const Drawing = ({ name }: { name: IllustrationName }) => drawings[name]
