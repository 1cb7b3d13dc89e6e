import { Scene } from './scene.tsx'

/** Illustration: a ferry crossing, and the pier where an offer is waiting. */
export const Component = () => (
  <Scene>
    <defs>
      <linearGradient id="crossing" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#E6ECF2" />
        <stop offset="1" stopColor="#F7FAFC" />
      </linearGradient>
      <linearGradient id="crossing-water" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#9CC3D6" />
        <stop offset="1" stopColor="#4E86A6" />
      </linearGradient>
    </defs>
    <path d="M0 0h1440v380H0Z" fill="url(#crossing)" />
    <path d="M520 372c110-70 190-96 300-60 70-60 190-104 300-44 90-30 190-20 320 50v62H520Z" fill="#BFD0DE" />
    <path d="M760 376c100-40 170-50 260-28 120-50 260-50 420 12v24H760Z" fill="#A3BACD" />
    <g fill="#FFFFFF" opacity=".9">
      <path d="M640 150a26 26 0 0 1 50-10 22 22 0 0 1 38 16h-96a14 14 0 0 1 8-6Z" />
      <path d="M1080 96a34 34 0 0 1 66-12 28 28 0 0 1 48 20h-124a18 18 0 0 1 10-8Z" />
    </g>
    <path d="M0 376h1440v144H0Z" fill="url(#crossing-water)" />
    <g transform="translate(800 236)">
      <path d="M0 118h336l-34 54H40Z" fill="#0B1F3A" />
      <path d="M10 134h316l-8 12H20Z" fill="#0E7C66" />
      <path d="M34 74h254l20 44H24Z" fill="#FFFFFF" />
      <path d="M70 34h168l16 40H58Z" fill="#F3F6F9" />
      <path d="M24 116h284M58 74h196" stroke="#CDD7E2" strokeWidth="4" />
      <path d="M84 44h26v20H84Zm38 0h26v20h-26Zm38 0h26v20h-26Zm38 0h26v20h-26Z" fill="#4E86A6" />
      <path
        d="M58 86h28v20H58Zm42 0h28v20h-28Zm42 0h28v20h-28Zm42 0h28v20h-28Zm42 0h28v20h-28Z"
        fill="#4E86A6"
      />
      <path d="M110-4h36l6 38h-48Z" fill="#0E7C66" />
      <path d="M108 8h40l2 10h-44Z" fill="#F7F3EA" />
      <path d="M216 34V-14" stroke="#0B1F3A" strokeWidth="4" strokeLinecap="round" />
      <path d="M218-14h34l-8 9 8 9h-34Z" fill="#D8B143" />
    </g>
    <g fill="#FFFFFF" opacity=".7">
      <circle cx="900" cy="212" r="13" />
      <circle cx="872" cy="192" r="18" />
      <circle cx="834" cy="176" r="23" />
    </g>
    <g stroke="#FFFFFF" strokeWidth="3.5" strokeLinecap="round" opacity=".75">
      <path d="M700 412c14-9 28-9 42 0s28 9 42 0 28-9 42 0" />
      <path d="M796 436c14-9 28-9 42 0s28 9 42 0 28-9 42 0 28 9 42 0" />
    </g>
    <g stroke="#FFFFFF" strokeWidth="2.5" strokeLinecap="round" opacity=".5">
      <path d="M70 420c10-7 20-7 30 0s20 7 30 0 20-7 30 0" />
      <path d="M320 466c10-7 20-7 30 0s20 7 30 0" />
      <path d="M560 440c10-7 20-7 30 0s20 7 30 0" />
      <path d="M1040 484c10-7 20-7 30 0s20 7 30 0" />
    </g>
    <path d="M1224 404h216v20h-216Z" fill="#30435B" />
    <path d="M1224 396h216v10h-216Z" fill="#CDD7E2" />
    <path d="M1246 424v96m70-96v96m70-96v96" stroke="#1C3350" strokeWidth="11" />
    <g transform="translate(1276 262)">
      <path d="M60 134V44" stroke="#0B1F3A" strokeWidth="6" strokeLinecap="round" />
      <rect width="122" height="82" rx="8" fill="#FFFFFF" stroke="#0B1F3A" strokeWidth="3" />
      <path d="M18 24h52M18 40h70M18 56h34" stroke="#A9B8C9" strokeWidth="5" strokeLinecap="round" />
      <circle cx="104" cy="70" r="24" fill="#0E7C66" stroke="#FFFFFF" strokeWidth="4" />
      <path
        d="m93 70 8 8 14-16"
        stroke="#FFFFFF"
        strokeWidth="4.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </g>
  </Scene>
)
