import type { landingPayoneer as source } from '../zh-CN/landing-payoneer.ts'

export const landingPayoneer = {
  title: '支付平台融資 · 報價已備妥',
  hero: {
    eyebrow: '支付平台融資 · 平台商戶專享',
    title: '報價已經備妥，繼續辦理即可',
    lead: '由支付平台帶着報價進入，聯絡資料自動填入。費用在放款時一次扣清，到期從平台帳戶（{{currency}}）自動扣款。',
    signUp: '免費註冊，繼續辦理',
    note: '由支付平台的報價頁面進入，可自動帶入您的資料。',
  },
  steps: {
    title: '帶着報價，繼續下一步',
    lead: '平台已經辦妥的，毋須重複。',
    first: { title: '確認報價', text: '在支付平台開啟報價並同意授權，隨即轉到此處。', time: '不足一分鐘' },
    second: {
      title: '認證公司',
      text: '電郵及手提電話號碼由平台帶入，補上公司資料及證明文件即可。',
      time: '審核需時 {{review}} 個工作天',
    },
    third: { title: '簽署協議', text: '每位董事會收到電郵連結，網上閱讀後簽署。', time: '即日' },
    fourth: {
      title: '到帳，自動扣款',
      text: '款項扣除費用後放出；到期從平台帳戶扣款，毋須轉帳。',
      time: '隨時提取',
    },
  },
} satisfies typeof source
