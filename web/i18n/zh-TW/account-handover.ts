import type { accountHandover as source } from '../zh-CN/account-handover.ts'

export const accountHandover = {
  title: '正在為您登入',
  text: '請稍候，即將進入您的主頁。',
  askTitle: '以此帳戶登入？',
  askText: '您由另一平台轉到這裏，將以 {{email}} 登入。如這並非您的帳戶，請勿繼續。',
  accept: '繼續',
  decline: '並非我的帳戶',
  failedTitle: '登入失敗',
  networkTitle: '網絡錯誤，請重試',
  networkText: '登入資料仍在，重試即可，毋須再次輸入密碼。',
  again: '重試',
  declinedTitle: '未有登入',
  declinedText: '我們沒有以該帳戶登入。您可以用自己的帳戶登入。',
  missingTitle: '未收到登入資料',
  missingText: '跳轉時附帶的登入資料只保留 2 分鐘，並只可使用一次。請重新登入。',
  toLogin: '前往登入',
  opening: '正在開啟連結',
} satisfies typeof source
