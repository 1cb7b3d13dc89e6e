import type { home as source } from '../zh-CN/home.ts'

export const home = {
  hello: '您好',
  lead: '距離取得信貸額尚有數個步驟，每一步都會說明要準備甚麼。',
  notActivated: { title: '請先啟動電郵', text: '啟動電郵已發送至 {{email}}，請按郵件內的連結。' },
  link: {
    title: '下一步：連接網店',
    text: '授權後我們讀取訂單，按真實銷售釐定信貸額，一般只需數分鐘。',
    action: '連接網店',
  },
  steps: {
    link: '連接網店',
    verify: '認證公司',
    register: '登記資料',
    sign: '簽署協議',
    limit: '取得信貸額',
  },
} satisfies typeof source
