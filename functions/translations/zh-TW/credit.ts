import type { TranslationsOf } from '../translations-type.ts'
import type { translations as source } from '../zh-CN/credit.ts'

export const translations: TranslationsOf<typeof source> = {
  facilityActivated: {
    subject: '您的信貸額已生效',
    heading: '信貸額已生效',
    paragraphs: [
      '{company}的信貸額已經生效，您現在可以申請提款。',
      '信貸額的計算依據，包括每項因素的影響，均可於信貸額頁面查看。',
    ],
    action: '查看信貸額',
  },
  limitWithShops: {
    lowered: {
      subject: '您的信貸額已調整',
      heading: '信貸額已調整',
      paragraphs: [
        '您連接的網店有變動，我們按現有網店的銷售數據重新計算了信貸額，結果低於原信貸額，新信貸額即時生效。',
        '已提取和已預留的款項不受影響。信貸額的計算依據可於信貸額頁面查看。',
      ],
      action: '查看信貸額',
    },
    higherPossible: {
      subject: '您可以申請提高信貸額',
      heading: '可以申請提高信貸額',
      paragraphs: [
        '您連接的網店有變動，我們按現有網店的銷售數據重新計算了信貸額，結果高於現有信貸額。您可以申請提高信貸額，由我們審批。',
      ],
      action: '查看信貸額',
    },
  },
  limitWithAddedShops: {
    lowered: {
      subject: '您的信貸額已調整',
      heading: '信貸額已調整',
      paragraphs: [
        '補充協議簽署完成後，我們連同新加入的網店重新計算了信貸額，結果低於原信貸額，新信貸額即時生效。',
        '已提取和已預留的款項不受影響。信貸額的計算依據可於信貸額頁面查看。',
      ],
      action: '查看信貸額',
    },
    higherPossible: {
      subject: '您可以申請提高信貸額',
      heading: '可以申請提高信貸額',
      paragraphs: [
        '補充協議簽署完成後，我們連同新加入的網店重新計算了信貸額，結果高於現有信貸額，但增加的部分並非來自新加入的網店。您可以申請提高信貸額，由我們審批。',
      ],
      action: '查看信貸額',
    },
  },
  limitRaised: {
    subject: '您的信貸額已提高',
    heading: '信貸額已提高',
    paragraphs: [
      '補充協議簽署完成後，我們連同新加入的網店重新計算了信貸額，新信貸額即時生效。',
      '信貸額的計算依據可於信貸額頁面查看。',
    ],
    action: '查看信貸額',
  },
  limitStays: {
    subject: '網店已加入，信貸額沒有變動',
    heading: '信貸額沒有變動',
    paragraphs: [
      '補充協議簽署完成後，我們連同新加入的網店重新計算了信貸額，信貸額維持不變。原因可於加入網店的頁面查看。',
    ],
    action: '查看信貸額',
  },
  limit: {
    lowered: {
      subject: '您的信貸額已調整',
      heading: '信貸額已調整',
      paragraphs: [
        '首次提款後，我們根據您網店的最新銷售數據重新計算了信貸額，結果低於原信貸額，新信貸額即時生效。',
        '已提取和已預留的款項不受影響。信貸額的計算依據可於信貸額頁面查看。',
      ],
      action: '查看信貸額',
    },
    higherPossible: {
      subject: '您可以申請提高信貸額',
      heading: '可以申請提高信貸額',
      paragraphs: [
        '首次提款後，我們根據您網店的最新銷售數據重新計算了信貸額，結果高於現有信貸額。您可以申請提高信貸額，由我們審批。',
      ],
      action: '查看信貸額',
    },
    offered: {
      subject: '您的提額申請已獲同意，等待簽署',
      heading: '提額申請已獲同意',
      paragraphs: [
        '我們同意提高您的信貸額。請於網站內發起簽署：公司的每位簽署人都簽署提額補充協議後，新信貸額生效；如須核對簽署記錄，則於核對後生效。',
        '這次提額保留 30 日；到期仍未全部簽署的，信貸額維持不變。',
      ],
      action: '查看並發起簽署',
    },
    lapsed: {
      subject: '這次提額並未生效',
      heading: '這次提額並未生效',
      paragraphs: ['補充協議簽署完成時，您的融資已經到期或結清，這次提額並未生效。'],
      action: '查看信貸額',
    },
    approved: {
      subject: '您的提額申請已批准',
      heading: '提額申請已批准',
      paragraphs: ['您的提額申請已經批准，新信貸額即時生效。'],
      action: '查看信貸額',
    },
    rejected: {
      subject: '您的提額申請未獲批准',
      heading: '提額申請未獲批准',
      paragraphs: [
        '很抱歉，您的提額申請未獲批准，現有信貸額維持不變。',
        '情況有變時，可以再次申請。如需了解詳情，請聯絡客戶服務。',
      ],
      action: '查看信貸額',
    },
    withdrawn: {
      subject: '您的提額申請已撤回',
      heading: '提額申請已撤回',
      paragraphs: [
        '您的提額申請已按您的要求撤回，現有信貸額維持不變。',
        '如非本人操作，請立即聯絡客戶服務。',
      ],
      action: '查看信貸額',
    },
  },
  renewal: {
    approved: {
      subject: '您的信貸額已續期',
      heading: '信貸額已續期',
      paragraphs: ['您的續期申請已獲批准，信貸額按網店最新的銷售重新釐定，即時生效。'],
      action: '查看信貸額',
    },
    rejected: {
      subject: '您的續期申請未獲批准',
      heading: '續期申請未獲批准',
      paragraphs: [
        '很抱歉，您的續期申請未獲批准。信貸額使用至覆核日期為止，之後不能再提款。',
        '已提取的款項仍按原來的約定償還，亦可以提早償還。情況有變時，可以再次申請續期。',
      ],
      action: '查看信貸額',
    },
    withdrawn: {
      subject: '您的續期申請已撤回',
      heading: '續期申請已撤回',
      paragraphs: [
        '您的續期申請已按您的要求撤回。信貸額使用至覆核日期為止，在此之前可以重新申請。',
        '如非本人操作，請立即聯絡客戶服務。',
      ],
      action: '查看信貸額',
    },
  },
  facilityReviewSoon: {
    subject: '您的信貸額將於 {date} 到期，請申請續期',
    heading: '信貸額即將到期',
    paragraphs: [
      '您的信貸額使用至 {date} 為止。申請續期後，我們會按網店最新的銷售重新釐定，由貸款人審批。',
      '續期之前，請保持網店授權有效，並還清逾期的款項。如不續期，到期後不能再提款，已提取的款項仍按原來的約定償還。',
    ],
    action: '申請續期',
  },
  facilityEnded: {
    expired: {
      subject: '您的信貸額已到期',
      heading: '信貸額已到期',
      paragraphs: [
        '您的信貸額已到期，在續期之前不能再提款。您現在仍可以申請續期。',
        '已提取的款項仍按原來的約定償還，亦可以提早償還。',
      ],
      action: '查看信貸額',
    },
    closed: {
      subject: '您的信貸額已關閉',
      heading: '信貸額已關閉',
      paragraphs: ['您的信貸額已經關閉，不能再提款。您沒有未還的款項。', '如有疑問，請聯絡客戶服務。'],
      action: '查看信貸額',
    },
  },
}
