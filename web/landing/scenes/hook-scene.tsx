import { Scene } from './scene.tsx'

/** Illustration: the quay at dawn with an opening stall, parcels ready to leave, and the first boat out. */
export const Component = () => (
  <Scene>
    <defs>
      <linearGradient id="dawn" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#FDF8EA" />
        <stop offset=".55" stopColor="#FBE6BE" />
        <stop offset="1" stopColor="#F6C98B" />
      </linearGradient>
      <linearGradient id="dawn-water" x1="0" y1="0" x2="0" y2="1">
        <stop stopColor="#F0CE9A" />
        <stop offset=".35" stopColor="#BBD9C8" />
        <stop offset="1" stopColor="#6FB5A1" />
      </linearGradient>
    </defs>
    <path d="M0 0h1440v376H0Z" fill="url(#dawn)" />
    <circle cx="1010" cy="372" r="176" fill="#FFF6DC" opacity=".5" />
    <circle cx="1010" cy="372" r="118" fill="#FFE9AE" opacity=".75" />
    <circle cx="1010" cy="372" r="64" fill="#F5BF4C" />
    <path
      d="M0 352c120-44 210-48 330-12 100-36 230-40 340-2 90-30 190-34 280-6 120-40 270-38 490 8v38H0Z"
      fill="#CFA886"
      opacity=".45"
    />
    <path d="M0 372h1440v148H0Z" fill="url(#dawn-water)" />
    <g stroke="#FFF3D2" strokeWidth="4" strokeLinecap="round" opacity=".85">
      <path d="M948 392h124M972 410h84M956 430h112M986 450h56M966 472h92" />
    </g>
    <g stroke="#FFFFFF" strokeWidth="2.5" strokeLinecap="round" opacity=".6">
      <path d="M90 410c10-7 20-7 30 0s20 7 30 0 20-7 30 0" />
      <path d="M330 452c10-7 20-7 30 0s20 7 30 0" />
      <path d="M560 418c10-7 20-7 30 0s20 7 30 0 20-7 30 0" />
      <path d="M760 470c10-7 20-7 30 0s20 7 30 0" />
    </g>
    <g transform="translate(800 318)">
      <path d="M0 58h84l-12 20H12Z" fill="#0B1F3A" />
      <path d="M40 54V-6" stroke="#0B1F3A" strokeWidth="3" strokeLinecap="round" />
      <path d="M36 0C20 12 10 28 8 48h28Z" fill="#FFFFFF" />
      <path d="M44-4c20 12 30 30 33 52H44Z" fill="#0E7C66" />
    </g>
    <g stroke="#0B1F3A" strokeWidth="2.5" strokeLinecap="round" opacity=".55">
      <path d="M1086 168c8-8 15-8 20 0 5-8 12-8 20 0M1142 134c6-6 11-6 15 0 4-6 9-6 15 0" />
    </g>
    <path d="M1120 424h320v22h-320Z" fill="#5B3911" />
    <path d="M1120 416h320v10h-320Z" fill="#8A6234" />
    <path d="M1146 446v74m76-74v74m84-74v74m84-74v74" stroke="#432A0C" strokeWidth="11" />
    <g>
      <path d="M1206 300h196v116h-196Z" fill="#FFFFFF" />
      <path d="M1206 372h196v44h-196Z" fill="#EFE8DA" />
      <path d="M1206 366h196v10h-196Z" fill="#0B1F3A" />
      <path
        d="M1194 248h220l14 46a17 17 0 0 1-34 4 17 17 0 0 1-34 0 17 17 0 0 1-34 0 17 17 0 0 1-34 0 17 17 0 0 1-34 0 17 17 0 0 1-34 0 17 17 0 0 1-34-4Z"
        fill="#0E7C66"
      />
      <path
        d="M1225 248h32l-4 50a17 17 0 0 1-34 0Zm64 0h30l2 50a17 17 0 0 1-34 0Zm62 0h30l10 50a17 17 0 0 1-34 0Z"
        fill="#FFFFFF"
      />
      <path d="M1208 300v116M1400 300v116" stroke="#0B1F3A" strokeWidth="5" />
      <path d="M1226 350h34v16h-34Zm44-14h28v30h-28Zm40 8h40v22h-40Z" fill="#D8B143" />
      <path d="M1362 334h22v32h-22Z" fill="#E6756A" />
    </g>
    <g stroke="#7A5424" strokeWidth="2.5" strokeLinejoin="round">
      <path d="M1134 382h46v34h-46Z" fill="#DDB274" />
      <path d="M1142 352h34v30h-34Z" fill="#E9C48C" />
      <path d="M1157 382v34M1159 352v30" stroke="#A8773A" />
    </g>
    <path d="M1424 220v198" stroke="#0B1F3A" strokeWidth="5" strokeLinecap="round" />
    <path d="M1412 222h24l-5-12h-14Z" fill="#0B1F3A" />
    <circle cx="1424" cy="204" r="9" fill="#F5BF4C" />
  </Scene>
)
