import { Scene } from './scene.tsx'

const lit = '#E8CA66'

/** Illustration: the harbour office in the evening, each house a storey higher than the one before. */
export const Component = () => (
  <Scene>
    <defs>
      <linearGradient id="evening" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#052A25" />
        <stop offset="1" stopColor="#0A6554" />
      </linearGradient>
    </defs>
    <path d="M0 0h1440v520H0Z" fill="url(#evening)" />
    <path
      d="M640 420 900 404l20-60 120-16 30-70 130-18 30-80 130-20 100-80v360Z"
      fill="#0E7C66"
      opacity=".28"
    />
    <g fill="#04231F">
      <path d="M838 330h110v100H838Z" />
      <path d="M962 272h116v158H962Z" />
      <path d="M1092 208h124v222h-124Z" />
      <path d="M1230 134h150v296h-150Z" />
    </g>
    <g fill="#0A4238">
      <path d="M838 322h110v10H838Zm124-58h116v10H962Zm130-64h124v10h-124Zm132-74h162v12h-162Z" />
    </g>
    <path d="M1305 126V72" stroke="#0A4238" strokeWidth="6" />
    <path d="M1308 74h42l-10 11 10 11h-42Z" fill={lit} />
    <g fill={lit}>
      <path d="M856 352h18v22h-18Zm30 0h18v22h-18Zm30 0h18v22h-18Z" />
      <path d="M980 294h20v24h-20Zm32 0h20v24h-20Zm32 0h20v24h-20Zm-64 44h20v24h-20Zm64 0h20v24h-20Z" />
      <path d="M1110 230h22v26h-22Zm34 0h22v26h-22Zm34 0h22v26h-22Zm-68 46h22v26h-22Zm34 0h22v26h-22Zm34 0h22v26h-22Zm-68 46h22v26h-22Zm68 0h22v26h-22Z" />
      <path d="M1250 160h26v28h-26Zm42 0h26v28h-26Zm42 0h26v28h-26Zm-84 50h26v28h-26Zm42 0h26v28h-26Zm42 0h26v28h-26Zm-84 50h26v28h-26Zm42 0h26v28h-26Zm42 0h26v28h-26Zm-84 50h26v28h-26Zm84 0h26v28h-26Z" />
    </g>
    <g fill={lit} opacity=".3">
      <path d="M856 388h18v22h-18Zm60 0h18v22h-18ZM1012 338h20v24h-20Zm-32 44h20v24h-20Zm64 0h20v24h-20Zm100-60h22v26h-22Zm148-12h26v28h-26Z" />
    </g>
    <path d="M1286 358h38v72h-38Z" fill={lit} />
    <path d="M1305 358v72" stroke="#04231F" strokeWidth="3" />
    <path d="M780 428h660v16H780Z" fill="#CDE9DD" />
    <path d="M0 444h1440v76H0Z" fill="#063A33" />
    <g fill={lit} opacity=".28">
      <path d="M850 452h88v6h-88Zm12 16h64v5h-64Zm118-16h84v6h-84Zm14 16h56v5h-56Zm124-16h78v6h-78Zm10 16h58v5h-58Zm130-16h94v6h-94Zm14 16h66v5h-66Zm10 16h46v5h-46Z" />
    </g>
    <g stroke="#45AE91" strokeWidth="2.5" strokeLinecap="round" opacity=".5">
      <path d="M60 470c10-7 20-7 30 0s20 7 30 0 20-7 30 0" />
      <path d="M300 492c10-7 20-7 30 0s20 7 30 0" />
      <path d="M560 468c10-7 20-7 30 0s20 7 30 0 20-7 30 0" />
    </g>
    <g stroke="#ABDCCB" strokeWidth="3" strokeLinecap="round" strokeDasharray="2 12" opacity=".9">
      <path d="M893 306 1020 246 1154 182 1300 108" />
    </g>
    <g fill="#ABDCCB">
      <circle cx="893" cy="306" r="6" />
      <circle cx="1020" cy="246" r="6" />
      <circle cx="1154" cy="182" r="6" />
    </g>
  </Scene>
)
