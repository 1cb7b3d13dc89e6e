export const translations = {
  condition: {
    noSales: {
      subject: '網店近期沒有銷售：{shop}',
      heading: '網店近期沒有銷售',
      paragraphs: ['網店「{shop}」最近 14 天沒有銷售紀錄。如網店仍在營業，請檢查授權是否正常。'],
      action: '查看網店',
    },
    manyRefunds: {
      subject: '網店退款偏高：{shop}',
      heading: '網店退款偏高',
      paragraphs: ['網店「{shop}」最近 30 天的退款超過銷售額的三分之一，可能影響您的信貸額。'],
      action: '查看網店',
    },
    notReadable: {
      subject: '暫時無法讀取網店數據：{shop}',
      heading: '暫時無法讀取網店數據',
      paragraphs: [
        '我們已超過一天無法讀取網店「{shop}」的數據，將繼續自動重試。如持續無法讀取，請重新授權。',
      ],
      action: '查看網店',
    },
    normal: {
      subject: '網店已回復正常：{shop}',
      heading: '網店已回復正常',
      paragraphs: ['網店「{shop}」的數據已回復正常。'],
      action: '查看網店',
    },
    unauthorized: {
      subject: '網店授權已取消：{shop}',
      heading: '網店授權已取消',
      paragraphs: [
        '網店「{shop}」的授權已取消，我們不再讀取其數據。信貸額會按其餘網店重新釐定；如需計入信貸額，請重新授權。',
      ],
      action: '查看網店',
    },
    expired: {
      subject: '網店授權已到期：{shop}',
      heading: '網店授權已到期',
      paragraphs: [
        '網店「{shop}」的授權已到期，我們不再讀取其數據。信貸額會按其餘網店重新釐定；如需計入信貸額，請重新授權。',
      ],
      action: '查看網店',
    },
    expiringSoon: {
      subject: '網店授權即將到期：{shop}',
      heading: '網店授權即將到期',
      paragraphs: ['網店「{shop}」的授權將於 {expiresOn} 到期，請於到期前續期。'],
      action: '查看網店',
    },
  },
  passwordShown: {
    subject: '【{brand}】網店帳戶的密碼剛被查看',
    heading: '網店帳戶的密碼剛被查看',
    paragraphs: [
      '有人輸入登入密碼後，查看了此網店帳戶的密碼。',
      '如屬您本人操作，毋須採取任何行動。如否，請立即重設登入密碼，在平台更改網店帳戶的密碼，並聯絡客戶服務。',
    ],
    action: '並非本人操作，重設密碼',
    footnote: '本公司職員不會向您索取密碼或驗證碼。',
  },
  paymentAccount: {
    unauthorized: {
      subject: '支付帳戶授權已取消：{account}',
      heading: '支付帳戶授權已取消',
      paragraphs: [
        '支付帳戶「{account}」的授權已取消，我們不再讀取其結餘，可提取的信貸額仍以最後讀到的結餘為限。如需按新的結餘計算，請重新授權。',
      ],
      action: '查看支付帳戶',
    },
    expired: {
      subject: '支付帳戶授權已到期：{account}',
      heading: '支付帳戶授權已到期',
      paragraphs: [
        '支付帳戶「{account}」的授權已到期，我們不再讀取其結餘，可提取的信貸額仍以最後讀到的結餘為限。如需按新的結餘計算，請重新授權。',
      ],
      action: '查看支付帳戶',
    },
  },
} as const
