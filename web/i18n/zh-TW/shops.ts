import type { shops as source } from '../zh-CN/shops.ts'

export const shops = {
  title: '我的網店',
  lead: '我們按這些網店的實際銷售釐定信貸額。連接的網店愈齊全，信貸額愈切合您的生意。',
  empty: {
    title: '先連接一間網店',
    text: '我們按網店的實際訂單釐定信貸額，毋須填報流水，也毋須上載截圖。授權約需一分鐘，讀取訂單一般需時數分鐘。',
  },
  link: {
    title: '連接網店',
    another: '連接另一間網店',
    choose: '您在哪個平台開店？',
    noPlatform: '目前沒有可連接的平台，請稍後再試，或致電客戶服務熱線。',
    go: '前往 {{platform}} 授權',
    leaving: '接下來會開啟 {{platform}}，請在該處登入並確認，完成後會自動返回這裏。',
    read: {
      title: '我們會讀取',
      first: '網店名稱、編號、貨幣及開店日期',
      second: '訂單及退款的日期、金額及件數',
      third: '授權之後新增的訂單',
    },
    never: {
      title: '我們不會',
      first: '看到您的登入密碼',
      second: '讀取買家的姓名、地址或電話',
      third: '更改商品或價格，或動用網店的款項',
    },
  },
  expired: {
    title: '授權已過期，未能讀取新訂單',
    text: '已讀取的銷售記錄仍然保留。重新授權後，會繼續讀取新訂單。',
    action: '重新授權',
  },
  import: {
    pending: '即將開始讀取訂單',
    importing: '正在讀取訂單',
    count: '{{count}} 筆訂單',
    upTo: '已讀取至 {{date}}',
    leave: '您可以離開此頁，讀取會在背景繼續。',
    failedTitle: '訂單未能全部讀取',
    failedText: '平台中斷了連線。已讀取的部分仍然保留，重新授權後會繼續讀取。',
  },
  total: { orders: '訂單及退款筆數', allShops: '全部網店淨銷售額' },
  authorisedAt: '授權於 {{when}}',
  expiresAt: '有效期至 {{date}}',
  period: '訂單由 {{first}} 至 {{last}}',
  next: {
    verify: {
      title: '下一步：公司認證',
      text: '填寫公司及董事資料，上載文件，約需 10 分鐘。',
      action: '前往公司認證',
    },
    home: { title: '網店已準備就緒', text: '主頁會告訴您接下來的步驟。', action: '返回主頁繼續' },
  },
  callback: {
    connecting: '正在連接…',
    connectingText: '正在與平台確認您的授權，一般只需數秒。請勿關閉此頁。',
    done: '網店已連接，正在讀取訂單。',
    retry: '再試一次',
    again: '返回我的網店',
    denied: { title: '您沒有同意授權', text: '網店未有連接，我們亦沒有讀取任何資料。您可隨時再來連接。' },
    expired: {
      title: '這次授權已過期',
      text: '授權須於 10 分鐘內、在同一次登入中完成。請返回我的網店，重新連接一次。',
    },
    taken: {
      title: '這間網店已由另一間公司連接',
      text: '一間網店只可屬於一間公司。如該公司並非您的公司，請致電客戶服務熱線，我們會核實。',
    },
    refused: {
      title: '平台未有完成授權',
      text: '平台拒絕了這次請求，網店未有連接。請重新連接一次；如仍未成功，請先在平台確認網店狀態正常。',
    },
    platformDown: { title: '平台暫時沒有回應', text: '網店尚未連接。請過幾分鐘再連接一次。' },
    incomplete: {
      title: '授權資料不完整',
      text: '平台未有傳回完整的授權資料，連結可能被截斷。請返回我的網店，重新連接一次。',
    },
    other: { title: '網店未能連接', text: '請再試一次。' },
    loggedOut: {
      title: '請先登入，再連接網店',
      text: '您已登出，這次授權未有生效。登入後，請重新連接一次。',
      action: '前往登入',
    },
  },
} satisfies typeof source
