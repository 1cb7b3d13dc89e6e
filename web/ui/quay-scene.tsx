/**
 * Illustration: the quay at night with a lamp, its light on the water, and hills behind. For the dark background in
 * both colour schemes.
 */
export const QuayScene = () => (
  <svg viewBox="0 0 400 260" width="100%" fill="none" aria-hidden="true" preserveAspectRatio="xMidYMax slice">
    <path d="M0 150c50-34 84-40 128-18 30-44 78-58 122-22 36-20 74-16 150 24v126H0Z" fill="#132843" />
    <path d="M292 84 196 176h192Z" fill="#E8CA66" opacity=".1" />
    <path d="M292 84 244 176h96Z" fill="#E8CA66" opacity=".16" />
    <rect y="174" width="400" height="86" fill="#0E3A45" />
    <path d="M268 174h48l34 86H234Z" fill="#E8CA66" opacity=".2" />
    <g stroke="#45AE91" strokeWidth="2" strokeLinecap="round" opacity=".75">
      <path d="M20 196c9-6 18-6 27 0s18 6 27 0 18-6 27 0" />
      <path d="M140 214c9-6 18-6 27 0s18 6 27 0 18-6 27 0" />
      <path d="M40 236c9-6 18-6 27 0s18 6 27 0" />
      <path d="M330 228c9-6 18-6 27 0s18 6 27 0" />
    </g>
    <g stroke="#E8CA66" strokeWidth="2.5" strokeLinecap="round">
      <path d="M276 190h32M268 206h46M280 222h34M262 240h52" opacity=".7" />
    </g>
    <path d="M292 92v80" stroke="#F7F3EA" strokeWidth="4" strokeLinecap="round" />
    <path d="M282 96h20l-4-10h-12Z" fill="#F7F3EA" />
    <circle cx="292" cy="82" r="7" fill="#FAEFCC" />
    <path d="M228 172h128v8H228Z" fill="#F7F3EA" />
    <path d="M240 180v18m28-18v24m48-24v24m28-24v18" stroke="#CDD7E2" strokeWidth="4" strokeLinecap="round" />
    <g>
      <path d="M70 168h70l-9 16H80Z" fill="#F7F3EA" />
      <path d="M104 164v-44" stroke="#F7F3EA" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M100 124c-12 8-18 20-20 36h20Z" fill="#78C8AF" />
      <path d="M108 122c14 8 22 22 24 38h-24Z" fill="#1F9479" />
    </g>
    <g fill="#CDD7E2">
      <circle cx="46" cy="40" r="1.5" />
      <circle cx="120" cy="22" r="1.2" />
      <circle cx="200" cy="48" r="1.5" />
      <circle cx="356" cy="34" r="1.2" />
    </g>
  </svg>
)
