import { Scene } from './scene.tsx'

/** Illustration: the bay at night with one lamp, and three boats heading for it. */
export const Component = () => (
  <Scene>
    <path d="M0 0h1440v520H0Z" fill="#0B1F3A" />
    <path
      d="M0 400c150-70 260-74 400-28 90-62 230-84 350-22 110-60 240-56 340-8 110-52 230-40 350 10v134H0Z"
      fill="#122845"
    />
    <path d="M1200 176 930 404h540Z" fill="#E8CA66" opacity=".07" />
    <path d="M1200 176 1070 404h260Z" fill="#E8CA66" opacity=".1" />
    <path d="M0 402h1440v118H0Z" fill="#0D3742" />
    <path d="M1150 402h100l66 118h-232Z" fill="#E8CA66" opacity=".16" />
    <g stroke="#45AE91" strokeWidth="2.5" strokeLinecap="round" opacity=".55">
      <path d="M60 440c10-7 20-7 30 0s20 7 30 0 20-7 30 0" />
      <path d="M280 480c10-7 20-7 30 0s20 7 30 0" />
      <path d="M520 446c10-7 20-7 30 0s20 7 30 0" />
      <path d="M760 492c10-7 20-7 30 0s20 7 30 0 20-7 30 0" />
      <path d="M1340 450c10-7 20-7 30 0s20 7 30 0" />
    </g>
    <g stroke="#E8CA66" strokeWidth="3.5" strokeLinecap="round" opacity=".6">
      <path d="M1176 422h48M1162 446h68M1180 470h56M1154 496h88" />
    </g>
    <path d="M1200 186v206" stroke="#F7F3EA" strokeWidth="6" strokeLinecap="round" />
    <path d="M1185 188h30l-7-14h-16Z" fill="#F7F3EA" />
    <circle cx="1200" cy="164" r="12" fill="#FAEFCC" />
    <path d="M1120 390h160v14h-160Z" fill="#F7F3EA" />
    <path
      d="M1138 404v30m42-30v40m44-40v40m40-40v30"
      stroke="#CDD7E2"
      strokeWidth="6"
      strokeLinecap="round"
    />
    <g transform="translate(920 356)">
      <path d="M0 50h66l-9 15H9Z" fill="#F7F3EA" />
      <path d="M32 47V2" stroke="#F7F3EA" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M28 6C16 15 9 28 7 43h21Z" fill="#E8CA66" />
      <path d="M36 3c15 9 23 23 25 40H36Z" fill="#D8B143" />
    </g>
    <g transform="translate(1016 380) scale(1.25)">
      <path d="M0 50h66l-9 15H9Z" fill="#F7F3EA" />
      <path d="M32 47V2" stroke="#F7F3EA" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M28 6C16 15 9 28 7 43h21Z" fill="#78C8AF" />
      <path d="M36 3c15 9 23 23 25 40H36Z" fill="#1F9479" />
    </g>
    <g transform="translate(1306 366) scale(-1.1 1.1)">
      <path d="M0 50h-66l9 15h48Z" fill="#F7F3EA" />
      <path d="M-32 47V2" stroke="#F7F3EA" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M-28 6c12 9 19 22 21 37h-21Z" fill="#A9B8C9" />
      <path d="M-36 3c-15 9-23 23-25 40h25Z" fill="#778BA3" />
    </g>
    <g fill="#CDD7E2">
      <circle cx="640" cy="90" r="2" />
      <circle cx="800" cy="150" r="1.6" />
      <circle cx="960" cy="70" r="2" />
      <circle cx="1090" cy="120" r="1.6" />
      <circle cx="1330" cy="84" r="2" />
      <circle cx="1400" cy="170" r="1.6" />
    </g>
  </Scene>
)
