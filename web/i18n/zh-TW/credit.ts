import type { credit as source } from '../zh-CN/credit.ts'

export const credit = {
  title: '信貸額如何計算',
  lead: '每一項都列明：用了哪些數據、扣減多少、如何可以更高。',
  limitLabel: '您的信貸額',
  calculatedAt: '釐定於 {{when}}',
  waterfall: {
    title: '由每月平均銷售到信貸額',
    lead: '由網店每月平均銷售額的倍數開始，逐項扣減，餘下的就是信貸額。',
  },
  factorsTitle: '每一項的依據',
  tookOff: '扣減',
  tookNothingOff: '沒有扣減',
  dataFromTo: '數據：{{from}}至{{to}}',
  times: '× {{value}}',
  roundedTo: '以 {{amount}} 為單位取整',
  noData: '暫無數據',
  factor: {
    multiple: { text: '起點是每月平均銷售額的 {{value}} 倍。倍數由產品訂定，所有商戶一律相同。' },
    netSales: { text: '最近 12 個月銷售 {{sales}}，退款 {{refunds}}。信貸額按扣除退款後的淨銷售額計算。' },
    stability: {
      text: '各月淨銷售額的波幅為 {{variation}}（標準差除以平均值）。15% 以內不扣減，波幅愈大，扣減愈多。',
    },
    diversification: {
      text: '最大平台佔淨銷售額 {{share}}。60% 以內不扣減；全部集中於一個平台時，扣減 10%。',
    },
    age: { text: '由首張訂單起計，您已營運 {{months}} 個完整月份。滿 24 個月後不再扣減。' },
    rounding: { text: '計算結果為 {{unrounded}}，向下取至整千。' },
    cap: { text: '此產品的信貸額上限為 {{cap}}，超出部分不計算在內。' },
  },
  raise: {
    sellMoreOrRefundLess: '提高方法：增加銷售，或減少退款。',
    evenOutMonthlySales: '提高方法：令每月銷售更平穩。',
    sellOnMorePlatforms: '提高方法：在其他平台開店，並連接到這裏。',
    keepTrading: '提高方法：繼續營運，每滿一個月都會增加。',
  },
  months: {
    title: '最近 12 個月淨銷售額',
    mean: '每月平均',
    none: '這 12 個月沒有銷售紀錄。',
    showTable: '查看每月數字',
    caption: '最近 12 個月淨銷售額',
    month: '月份',
    netSales: '淨銷售額',
  },
  empty: {
    none: {
      title: '尚未有信貸額',
      text: '完成主頁上的步驟並簽署協議後，我們便會釐定信貸額，依據會列於此處。',
    },
    calculating: {
      title: '正在釐定信貸額',
      text: '我們正在讀取網店最近 12 個月的銷售，一般一分鐘內完成。本頁會自動更新。',
    },
    failed: { title: '今次未能釐定信貸額' },
    action: '返回主頁',
  },
} satisfies typeof source
