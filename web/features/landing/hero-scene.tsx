/** The strip of water below the promise: a boat on its way to the lit quay. Drawn for the ink ground in both schemes. */
export const HeroScene = () => (
  <svg
    viewBox="0 0 1440 300"
    width="100%"
    height="100%"
    fill="none"
    aria-hidden="true"
    preserveAspectRatio="xMaxYMax slice"
  >
    <path
      d="M0 214c150-70 260-74 400-28 90-62 230-84 350-22 110-60 240-56 340-8 110-52 230-40 350 10v134H0Z"
      fill="#122845"
    />
    <path d="M1330 44 1130 210h400Z" fill="#E8CA66" opacity=".07" />
    <path d="M1330 44 1230 210h200Z" fill="#E8CA66" opacity=".1" />
    <rect y="208" width="1440" height="92" fill="#0D3742" />
    <path d="M1290 208h80l52 92h-184Z" fill="#E8CA66" opacity=".16" />
    <g stroke="#45AE91" strokeWidth="2" strokeLinecap="round" opacity=".55">
      <path d="M60 236c10-7 20-7 30 0s20 7 30 0 20-7 30 0" />
      <path d="M250 266c10-7 20-7 30 0s20 7 30 0 20-7 30 0" />
      <path d="M520 240c10-7 20-7 30 0s20 7 30 0" />
      <path d="M700 276c10-7 20-7 30 0s20 7 30 0 20-7 30 0" />
      <path d="M940 242c10-7 20-7 30 0s20 7 30 0" />
      <path d="M1120 270c10-7 20-7 30 0s20 7 30 0" />
    </g>
    <g stroke="#E8CA66" strokeWidth="3" strokeLinecap="round" opacity=".6">
      <path d="M1312 226h40M1300 246h56M1316 266h46M1294 284h72" />
    </g>
    <path d="M1330 56v148" stroke="#F7F3EA" strokeWidth="5" strokeLinecap="round" />
    <path d="M1317 58h26l-6-13h-14Z" fill="#F7F3EA" />
    <circle cx="1330" cy="38" r="9" fill="#FAEFCC" />
    <path d="M1240 200h200v10h-200Z" fill="#F7F3EA" />
    <path
      d="M1258 210v26m44-26v34m74-34v34m40-34v26"
      stroke="#CDD7E2"
      strokeWidth="5"
      strokeLinecap="round"
    />
    <g transform="translate(330 150) scale(.8)">
      <path d="M0 82h96l-13 20H13Z" fill="#F7F3EA" />
      <path d="M47 78V12" stroke="#F7F3EA" strokeWidth="3" strokeLinecap="round" />
      <path d="M42 18C24 30 14 48 11 72h31Z" fill="#78C8AF" />
      <path d="M52 14c22 13 34 34 37 58H52Z" fill="#1F9479" />
    </g>
    <path d="M342 240h54m-42 11h30" stroke="#F7F3EA" strokeWidth="2" strokeLinecap="round" opacity=".4" />
  </svg>
)
