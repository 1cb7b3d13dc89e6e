import type { shops as source } from '../zh-CN/shops.ts'

export const shops = {
  title: '我的網店',
  lead: '我們按這些網店的實際銷售釐定信貸額。連接的網店愈齊全，信貸額愈切合您的生意。',
  another: '連接另一間網店',
  empty: {
    title: '先連接一間網店',
    text: '我們按網店的實際訂單釐定信貸額，毋須填報營業額，也毋須上載截圖。授權約需一分鐘，讀取訂單一般需時數分鐘。',
    choose: '您在哪個平台開店？',
  },
  notice: {
    pending: {
      title: '尚未授權',
      text: '在平台上同意授權之後，才能讀取訂單並計入信貸額。',
      action: '前往授權',
    },
    unauthorized: {
      title: '授權已取消，不再讀取新訂單',
      text: '已讀取的銷售記錄仍然保留，但不再計入新的信貸額。重新授權後，會繼續讀取。',
      action: '重新授權',
    },
    expired: {
      title: '授權已到期，未能讀取新訂單',
      text: '已讀取的銷售記錄仍然保留。重新授權後，會繼續讀取新訂單。',
      action: '重新授權',
    },
    expiringSoon: {
      title: '授權將於 {{date}} 到期',
      text: '到期後未能讀取新訂單，會影響信貸額。現在續期，讀取不會中斷。',
      action: '續期',
    },
    failed: {
      title: '訂單未能全部讀取',
      text: '平台中斷了連線。已讀取的部分仍然保留，重新授權後會繼續讀取。',
      action: '重新授權',
    },
  },
  total: { orders: '訂單及退款筆數', allShops: '全部網店淨銷售額' },
  monthly: '每月銷售',
  authorisedAt: '授權於 {{when}}',
  expiresAt: '有效期至 {{date}}',
  period: '訂單由 {{first}} 至 {{last}}',
  filter: {
    label: '篩選網店',
    search: '搜尋網店名稱或編號',
    status: '狀態',
    allStatuses: '全部狀態',
    platform: '平台',
    allPlatforms: '全部平台',
    none: '沒有符合條件的網店',
    clear: '清除篩選',
  },
  next: {
    verify: {
      title: '下一步：公司認證',
      text: '填寫公司及董事資料，上載文件，約需 10 分鐘。',
      action: '前往公司認證',
    },
    home: { title: '網店已準備就緒', text: '主頁會告訴您接下來的步驟。', action: '返回主頁繼續' },
  },
} satisfies typeof source
