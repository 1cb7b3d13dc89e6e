import type { Words } from '../translations.ts'

export const objection: Words['objection'] = {
  title: '更改簽署聯絡方式',
  lead: '公司申請更改接收簽署連結及驗證碼的聯絡方式。如您不同意，請在此反對。',
  company: '公司',
  signer: '簽署人',
  email: '新電郵',
  mobile: '新手提電話',
  askedAt: '申請時間',
  waitsUntil: '最早生效時間',
  note: '反對後，更改即時停止，簽署連結及驗證碼只會發送到您現時的聯絡方式。我們及公司的管理員會收到通知。',
  object: '反對這次更改',
  call: '致電 {{phone}}',
  objected: {
    title: '已反對，更改已停止',
    text: '簽署連結及驗證碼仍然只會發送到您原來的聯絡方式。我們及公司的管理員已收到通知。',
  },
  inEffect: {
    title: '更改已經生效',
    text: '這次更改經核實已經生效，不能在這裏反對。如果這不是您的意思，請立即致電我們。',
  },
  unknown: {
    title: '連結無效',
    text: '這個連結不完整，或公司已提交新的更改。請使用最新一封電郵內的連結，或致電我們。',
  },
}
