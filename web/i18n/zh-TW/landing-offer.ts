import type { landingOffer as source } from '../zh-CN/landing-offer.ts'

export const landingOffer = {
  title: '{{platform}} 給您的報價',
  upTo: '最高',
  until: '有效期至 {{date}}',
  confirmed: '帳戶已確認',
  home: '最高 {{amount}}，有效期至 {{date}}。實際可提取多少，以您的信貸額為準。',
  unknown: { title: '暫時未能取得這項報價', text: '您可以照常註冊。報價以支付平台的頁面為準。' },
} satisfies typeof source
