import type { TranslationsOf } from '../translations-type.ts'
import type { translations as source } from '../zh-CN/notification-kinds.ts'

export const translations: TranslationsOf<typeof source> = {
  'kyc-approved': {
    title: '公司認證已獲批准',
    content: '您的公司認證已獲批准，現在可以繼續申請。',
    mail: {
      subject: '您的公司認證已獲批准',
      heading: '公司認證已獲批准',
      paragraphs: ['{company}的公司認證已獲批准。', '您現在可以繼續申請，簽署融資協議。'],
      action: '繼續申請',
    },
  },
  'kyc-rejected': {
    title: '公司認證未獲批准',
    content: '很抱歉，您的公司認證未獲批准。如欲了解詳情，請聯絡客戶服務。',
    mail: {
      subject: '您的公司認證未獲批准',
      heading: '公司認證未獲批准',
      paragraphs: ['很抱歉，{company}的公司認證未獲批准。', '如欲了解詳情，或準備重新提交，請聯絡客戶服務。'],
      action: '查看公司認證',
    },
  },
  'kyc-returned': {
    title: '公司認證需要補充資料',
    content: '您的公司認證資料需要修改。{corrections}其餘內容均已保留，改妥後請重新提交。',
    mail: {
      subject: '您的公司認證需要補充資料',
      heading: '請修改後重新提交',
      paragraphs: ['{company}的公司認證資料需要修改。您早前填寫的內容均已保留。'],
      action: '修改資料',
    },
  },
  'company-change-approved': {
    title: '公司資料更改已獲批准',
    content: '您提交的公司資料更改已獲批准，新資料即時生效。',
    mail: {
      subject: '您的公司資料更改已獲批准',
      heading: '更改已獲批准',
      paragraphs: ['{company}的資料更改已獲批准，新資料即時生效。'],
      action: '查看公司資料',
    },
  },
  'company-change-rejected': {
    title: '公司資料更改未獲批准',
    content: '您提交的公司資料更改未獲批准，公司資料維持不變。如欲了解詳情，請聯絡客戶服務。',
    mail: {
      subject: '您的公司資料更改未獲批准',
      heading: '更改未獲批准',
      paragraphs: [
        '很抱歉，{company}的資料更改未獲批准。公司資料維持不變，現有信貸額不受影響。',
        '如欲了解詳情，請聯絡客戶服務。',
      ],
      action: '查看公司資料',
    },
  },
  'company-change-returned': {
    title: '公司資料更改需要修改',
    content: '您提交的更改需要修改。{corrections}其餘內容均已保留；修改並獲批准之前，公司資料維持不變。',
    mail: {
      subject: '您的公司資料更改需要修改',
      heading: '請修改後重新提交',
      paragraphs: [
        '{company}的資料更改有需要修改的地方。您填寫的內容均已保留；獲批准之前，公司資料維持不變。',
      ],
      action: '修改內容',
    },
  },
  'kyc-contact-objected': {
    mail: {
      subject: '【{brand}】有人反對公司資料變更內的新聯絡方式',
      heading: '新聯絡方式遭反對',
      paragraphs: [
        '{company}提交的資料變更更改了 {signer} 的聯絡方式。原來的聯絡方式收到通知後表示反對，是次變更不會按現有內容通過。',
        '請撤回變更，或在我們退回後改回原來的聯絡方式。如原來的聯絡方式確實已停用，請聯絡我們的客戶服務核實。',
      ],
      action: '查看公司資料',
    },
  },
  'signing-declined': {
    title: '有簽署人拒絕簽署協議',
    content: '協議 {agreement} 有簽署人拒絕簽署，這次簽署已經結束。您可以查看理由，並重新發起簽署。',
    mail: {
      subject: '【{brand}】有簽署人拒絕簽署協議',
      heading: '有簽署人拒絕簽署協議',
      paragraphs: [
        '{signer}拒絕簽署{company}的協議，理由是：「{reason}」',
        '這次簽署已經結束，其他簽署人的連結亦已失效。與簽署人商議後，您可以重新發起簽署。',
      ],
      action: '查看',
    },
  },
  'signing-lapsed': {
    title: '協議簽署已過期',
    content: '協議 {agreement} 未能在 30 日內全部簽署，這次簽署已經結束。您可以重新發起簽署。',
    mail: {
      subject: '【{brand}】協議簽署已過期',
      heading: '協議簽署已過期',
      paragraphs: [
        '{company}的協議未能在 30 日內全部簽署，這次簽署已經結束，簽署連結亦已失效。您可以重新發起簽署。',
      ],
      action: '查看',
    },
  },
  'limit-offer-lapsed': {
    mail: {
      subject: '【{brand}】提額補充協議簽署已過期',
      heading: '提額補充協議簽署已過期',
      paragraphs: [
        '{company}的提額補充協議未能在 30 日內全部簽署，這次提額已經失效，信貸額維持不變。如仍有需要，您可以重新申請。',
      ],
      action: '查看',
    },
  },
  'signer-contact-objected': {
    mail: {
      subject: '【{brand}】有簽署人反對更改聯絡方式',
      heading: '簽署人反對更改聯絡方式',
      paragraphs: [
        '{signer} 原來的聯絡方式收到通知後，反對更改。更改已停止，協議仍然寄到原來的聯絡方式。',
        '如果原來的聯絡方式確實不再使用，請聯絡我們的客戶服務核實。',
      ],
      action: '查看簽署進度',
    },
  },
  'file-infected': {
    title: '檔案含有惡意程式，已刪除',
    content:
      '安全掃描發現檔案「{file}」含有惡意程式，我們已將其刪除，沒有人開啟過它。請先為電腦掃毒，再重新上載。',
  },
  'file-unscannable': {
    title: '檔案未能通過安全掃描',
    content: '檔案「{file}」可能設有密碼或已損壞，安全掃描無法讀取，因此不會被開啟。請移除密碼後重新上載。',
  },
  'limit-granted': {
    title: '您的信貸額已生效',
    content: '您的信貸額為 {limit}，現在可以提款。',
    mail: {
      subject: '您的信貸額已生效',
      heading: '信貸額已生效',
      paragraphs: [
        '{company}的信貸額已經生效，您現在可以申請提款。',
        '信貸額的生效日、覆核日及條款載於信貸額詳情；計算依據，包括每項因素的影響，可於信貸額頁面查看。',
      ],
      action: '查看信貸額詳情',
    },
  },
  'limit-lowered': {
    title: '您的信貸額已調整',
    content: '根據網店最近的銷售，您的信貸額已調整為 {limit}。',
    mail: {
      subject: '您的信貸額已調整',
      heading: '信貸額已調整',
      paragraphs: [
        '首次提款後，我們根據您網店的最新銷售數據重新計算了信貸額，結果低於原信貸額，新信貸額即時生效。',
        '已提取和已預留的款項不受影響。信貸額的計算依據可於信貸額頁面查看。',
      ],
      action: '查看信貸額',
    },
  },
  'limit-lowered-after-drawdown': {
    title: '首次提款後，您的信貸額已調整',
    content:
      '首次提款後，我們按網店最近的銷售重新計算，信貸額由 {formerLimit} 調整為 {limit}，即時生效。已提取及已預留的款項不受影響。',
    mail: {
      subject: '您的信貸額已調整',
      heading: '信貸額已調整',
      paragraphs: [
        '首次提款後，我們根據您網店的最新銷售數據重新計算了信貸額，結果低於原信貸額，新信貸額即時生效。',
        '已提取和已預留的款項不受影響。信貸額的計算依據可於信貸額頁面查看。',
      ],
      action: '查看信貸額',
    },
  },
  'limit-lowered-by-shops': {
    title: '您的信貸額已調整：網店有變動',
    content:
      '您連接的網店有變動，按現有網店的銷售重新計算後，信貸額由 {formerLimit} 調整為 {limit}，即時生效。已提取及已預留的款項不受影響。',
    mail: {
      subject: '您的信貸額已調整',
      heading: '信貸額已調整',
      paragraphs: [
        '您連接的網店有變動，我們按現有網店的銷售數據重新計算了信貸額，結果低於原信貸額，新信貸額即時生效。',
        '已提取和已預留的款項不受影響。信貸額的計算依據可於信貸額頁面查看。',
      ],
      action: '查看信貸額',
    },
  },
  'limit-lowered-by-added-shops': {
    title: '您的信貸額已調整：新網店已計入',
    content:
      '補充協議簽署完成，連同新加入的網店重新計算後，信貸額由 {formerLimit} 調整為 {limit}，即時生效。已提取及已預留的款項不受影響。',
    mail: {
      subject: '您的信貸額已調整',
      heading: '信貸額已調整',
      paragraphs: [
        '補充協議簽署完成後，我們連同新加入的網店重新計算了信貸額，結果低於原信貸額，新信貸額即時生效。',
        '已提取和已預留的款項不受影響。信貸額的計算依據可於信貸額頁面查看。',
      ],
      action: '查看信貸額',
    },
  },
  'limit-lowered-by-uploads': {
    title: '您的信貸額已調整：上載的銷售有變動',
    content:
      '您上載的銷售有變動，重新計算後，信貸額由 {formerLimit} 調整為 {limit}，即時生效。已提取及已預留的款項不受影響。',
    mail: {
      subject: '您的信貸額已調整',
      heading: '信貸額已調整',
      paragraphs: [
        '您上載的銷售有變動，我們重新計算了信貸額，結果低於原信貸額，新信貸額即時生效。',
        '已提取和已預留的款項不受影響。信貸額的計算依據可於信貸額頁面查看。',
      ],
      action: '查看信貸額',
    },
  },
  'limit-raised': {
    title: '您的信貸額已提高',
    content: '補充協議簽署完成，連同新加入的網店重新計算後，您的信貸額已提高至 {limit}。',
    mail: {
      subject: '您的信貸額已提高',
      heading: '信貸額已提高',
      paragraphs: [
        '補充協議簽署完成後，我們連同新加入的網店重新計算了信貸額，新信貸額即時生效。',
        '信貸額的計算依據可於信貸額頁面查看。',
      ],
      action: '查看信貸額',
    },
  },
  'limit-raised-by-added-shops': {
    title: '您的信貸額已提高：新網店已計入',
    content:
      '補充協議簽署完成，連同新加入的網店重新計算後，信貸額由 {formerLimit} 提高至 {limit}，即時生效。',
    mail: {
      subject: '您的信貸額已提高',
      heading: '信貸額已提高',
      paragraphs: [
        '補充協議簽署完成後，我們連同新加入的網店重新計算了信貸額，結果高於原信貸額，新信貸額即時生效。',
        '信貸額的計算依據可於信貸額頁面查看。',
      ],
      action: '查看信貸額',
    },
  },
  'limit-set': {
    title: '我們調整了您的信貸額',
    content: '我們已將您的信貸額由 {formerLimit} 調整為 {limit}，即時生效。已提取和已預留的款項不受影響。',
    mail: {
      subject: '我們調整了您的信貸額',
      heading: '信貸額已調整',
      paragraphs: [
        '我們已將您的信貸額由 {formerLimit} 調整為 {limit}，即時生效。',
        '已提取和已預留的款項不受影響。如對是次調整有疑問，請聯絡客戶服務。',
      ],
      action: '查看信貸額',
    },
  },
  'limit-higher-possible': {
    title: '您可以申請更高的信貸額',
    content: '根據網店最近的銷售，您可以申請高於 {limit} 的信貸額。',
    mail: {
      subject: '您可以申請提高信貸額',
      heading: '可以申請提高信貸額',
      paragraphs: [
        '首次提款後，我們根據您網店的最新銷售數據重新計算了信貸額，結果高於現有信貸額。您可以申請提高信貸額，由我們審批。',
      ],
      action: '查看信貸額',
    },
  },
  'limit-higher-possible-after-drawdown': {
    title: '首次提款後，您可以申請更高的信貸額',
    content:
      '首次提款後，我們按網店最近的銷售重新計算，信貸額可支持至 {supportedLimit}，現為 {limit}。提高須由您申請、我們審批。',
    mail: {
      subject: '您可以申請提高信貸額',
      heading: '可以申請提高信貸額',
      paragraphs: [
        '首次提款後，我們根據您網店的最新銷售數據重新計算了信貸額，結果高於現有信貸額。您可以申請提高信貸額，由我們審批。',
      ],
      action: '查看信貸額',
    },
  },
  'limit-higher-possible-by-shops': {
    title: '您可以申請更高的信貸額：網店有變動',
    content:
      '您連接的網店有變動，按現有網店的銷售，信貸額可支持至 {supportedLimit}，現為 {limit}。提高須由您申請、我們審批。',
    mail: {
      subject: '您可以申請提高信貸額',
      heading: '可以申請提高信貸額',
      paragraphs: [
        '您連接的網店有變動，我們按現有網店的銷售數據重新計算了信貸額，結果高於現有信貸額。您可以申請提高信貸額，由我們審批。',
      ],
      action: '查看信貸額',
    },
  },
  'limit-higher-possible-by-added-shops': {
    title: '您可以申請更高的信貸額',
    content:
      '補充協議簽署完成，連同新加入的網店計算，信貸額可支持至 {supportedLimit}，現為 {limit}；增加的部分並非來自新網店，須由您申請、我們審批。',
    mail: {
      subject: '您可以申請提高信貸額',
      heading: '可以申請提高信貸額',
      paragraphs: [
        '補充協議簽署完成後，我們連同新加入的網店重新計算了信貸額，結果高於現有信貸額，但增加的部分並非來自新加入的網店。您可以申請提高信貸額，由我們審批。',
      ],
      action: '查看信貸額',
    },
  },
  'limit-higher-possible-by-uploads': {
    title: '您可以申請更高的信貸額：已計入上載的銷售',
    content:
      '連同您上載的銷售計算，信貸額可支持至 {supportedLimit}，現為 {limit}。上載不會自動提高信貸額，須由您申請、我們審批。',
    mail: {
      subject: '您可以申請提高信貸額',
      heading: '可以申請提高信貸額',
      paragraphs: [
        '連同您上載的銷售，我們重新計算了信貸額，結果高於現有信貸額。上載不會自動提高信貸額；您可以申請提高，由我們審批。',
      ],
      action: '查看信貸額',
    },
  },
  'limit-unchanged': {
    title: '網店已加入，信貸額沒有變化',
    content: '補充協議簽署完成，連同新加入的網店重新計算後，信貸額維持 {limit}。原因列於加入網店的頁面。',
    mail: {
      subject: '網店已加入，信貸額沒有變動',
      heading: '信貸額沒有變動',
      paragraphs: [
        '補充協議簽署完成後，我們連同新加入的網店重新計算了信貸額，信貸額維持不變。原因可於加入網店的頁面查看。',
      ],
      action: '查看信貸額',
    },
  },
  'drawable-amount-changed': {
    title: '可提取信貸額已按支付帳戶結餘更新',
    content: '您的可提取信貸額由 {formerDrawable} 變為 {drawable}：支付帳戶的未提現結餘有變，信貸額不變。',
    mail: {
      subject: '您的可提取信貸額已更新',
      heading: '可提取信貸額已更新',
      paragraphs: [
        '可提取信貸額以支付帳戶未提現結餘的 80% 為限。由於貴公司連接或取消連接了支付帳戶，或帳戶的結餘有變，可提取信貸額更新如下，信貸額不變。',
        '沒有未還清的提款時，可於「我的網店」的「支付帳戶」取消連接，其後不再以帳戶結餘為限。',
      ],
      action: '查看信貸額',
    },
  },
  'drawable-amount-set': {
    title: '可提取信貸額已由貸款人調整',
    content:
      '您的可提取信貸額由 {formerDrawable} 變為 {drawable}，由貸款人調整；信貸額不變。如欲了解原因，請聯絡客戶服務。',
    mail: {
      subject: '您的可提取信貸額已調整',
      heading: '可提取信貸額已調整',
      paragraphs: [
        '貸款人調整了您目前可以提取的信貸額，信貸額及已提取的款項不變。',
        '如欲了解原因，請聯絡客戶服務。',
      ],
      action: '查看信貸額',
    },
  },
  'limit-request-offered': {
    title: '提額申請已獲同意，等待簽署',
    content: '我們同意將您的信貸額提高至 {limit}。公司的簽署人全部簽署提額補充協議後生效。',
    mail: {
      subject: '您的提額申請已獲同意，等待簽署',
      heading: '提額申請已獲同意',
      paragraphs: [
        '我們同意提高您的信貸額。請於網站內發起簽署：公司的每位簽署人都簽署提額補充協議後，新信貸額生效；如須核對簽署紀錄，則於核對後生效。',
        '這次提額保留 30 日；到期仍未全部簽署的，信貸額維持不變。',
      ],
      action: '查看並發起簽署',
    },
  },
  'limit-request-approved': {
    title: '提額申請已獲批准',
    content: '您的提額申請已獲批准，新的信貸額為 {limit}。',
    mail: {
      subject: '您的提額申請已批准',
      heading: '提額申請已批准',
      paragraphs: ['您的提額申請已經批准，新信貸額即時生效。'],
      action: '查看信貸額',
    },
  },
  'limit-request-lapsed': {
    title: '提額並未生效',
    content:
      '提高至 {limit} 的補充協議未能如期簽署完成，或完成時融資已經結束，這次提額並未生效。如仍有需要，您可以重新申請。',
    mail: {
      subject: '這次提額並未生效',
      heading: '這次提額並未生效',
      paragraphs: ['補充協議簽署完成時，您的融資已經到期或結清，這次提額並未生效。'],
      action: '查看信貸額',
    },
  },
  'limit-request-rejected': {
    title: '提額申請未獲批准',
    content: '您的提額申請未獲批准，信貸額仍為 {limit}。{why}',
    mail: {
      subject: '您的提額申請未獲批准',
      heading: '提額申請未獲批准',
      paragraphs: ['很抱歉，您的提額申請未獲批准，現有信貸額維持不變。', '{why}'],
      action: '查看信貸額',
    },
  },
  'limit-request-withdrawn': {
    title: '提額申請已撤回',
    content: '您的提額申請已按您的要求撤回，信貸額仍為 {limit}。',
    mail: {
      subject: '您的提額申請已撤回',
      heading: '提額申請已撤回',
      paragraphs: [
        '您的提額申請已按您的要求撤回，現有信貸額維持不變。',
        '如非本人操作，請立即聯絡客戶服務。',
      ],
      action: '查看信貸額',
    },
  },
  'renewal-approved': {
    title: '信貸額已續期',
    content: '您的續期申請已獲批准，信貸額為 {limit}，下次覆核日期是 {reviewDate}。',
    mail: {
      subject: '您的信貸額已續期',
      heading: '信貸額已續期',
      paragraphs: ['您的續期申請已獲批准，信貸額按網店最新的銷售重新釐定，即時生效。'],
      action: '查看信貸額',
    },
  },
  'renewal-rejected': {
    title: '續期申請未獲批准',
    content:
      '您的續期申請未獲批准，信貸額 {limit} 使用至 {reviewDate} 為止。已提取的款項仍按原來的約定償還。{why}',
    mail: {
      subject: '您的續期申請未獲批准',
      heading: '續期申請未獲批准',
      paragraphs: [
        '很抱歉，您的續期申請未獲批准。信貸額使用至覆核日期為止，之後不能再提款。',
        '已提取的款項仍按原來的約定償還，亦可以提早償還。',
        '{why}',
      ],
      action: '查看信貸額',
    },
  },
  'renewal-withdrawn': {
    title: '續期申請已撤回',
    content: '您的續期申請已按您的要求撤回。信貸額使用至 {reviewDate} 為止，在此之前可以重新申請。',
    mail: {
      subject: '您的續期申請已撤回',
      heading: '續期申請已撤回',
      paragraphs: [
        '您的續期申請已按您的要求撤回。信貸額使用至覆核日期為止，在此之前可以重新申請。',
        '如非本人操作，請立即聯絡客戶服務。',
      ],
      action: '查看信貸額',
    },
  },
  'facility-review-soon': {
    title: '信貸額即將到期，請申請續期',
    content:
      '您的信貸額使用至 {reviewDate} 為止。續期之後可以繼續提款；不續期，已提取的款項仍按原來的約定償還。',
    mail: {
      subject: '您的信貸額將於 {reviewDate} 到期，請申請續期',
      heading: '信貸額即將到期',
      paragraphs: [
        '您的信貸額使用至 {reviewDate} 為止。申請續期後，我們會按網店最新的銷售重新釐定，由貸款人審批。',
        '續期之前，請保持網店授權有效，並還清逾期的款項。如不續期，到期後不能再提款，已提取的款項仍按原來的約定償還。',
      ],
      action: '申請續期',
    },
  },
  'facility-expired': {
    title: '信貸額已到期',
    content: '在續期之前不能再提款。未還本金 {outstanding} 仍按原來的約定償還，亦可以提早償還。',
    mail: {
      subject: '您的信貸額已到期',
      heading: '信貸額已到期',
      paragraphs: [
        '您的信貸額已到期，在續期之前不能再提款。您現在仍可以申請續期。',
        '已提取的款項仍按原來的約定償還，亦可以提早償還。',
      ],
      action: '查看信貸額',
    },
  },
  'facility-closed': {
    title: '信貸額已關閉',
    content: '信貸額已經關閉，不能再提款。您沒有未還的款項。',
    mail: {
      subject: '您的信貸額已關閉',
      heading: '信貸額已關閉',
      paragraphs: ['您的信貸額已經關閉，不能再提款。您沒有未還的款項。', '如有疑問，請聯絡客戶服務。'],
      action: '查看信貸額',
    },
  },
  'drawdown-requested': {
    mail: {
      subject: '已收到{company}的提款申請',
      heading: '已收到提款申請',
      paragraphs: ['{signer} 剛剛代表{company}簽署並提交了一筆提款，我們正在審批。'],
      action: '查看提款',
      footnote: '如您不了解這筆提款，請立即向同事核實，並聯絡客戶服務。',
    },
  },
  'drawdown-approved': {
    title: '提款申請已獲批准',
    content: '您的 {amount} 提款申請已獲批准，款項將存入您登記的收款帳戶。{why}',
    mail: {
      subject: '您的提款申請已獲批准',
      heading: '提款申請已獲批准',
      paragraphs: ['您的提款申請已獲批准，款項將存入您登記的收款帳戶。'],
      action: '查看提款申請',
    },
  },
  'drawdown-rejected': {
    title: '提款申請未獲批准',
    content: '很抱歉，您的 {amount} 提款申請未獲批准，預留的信貸額已經恢復。{why}',
    mail: {
      subject: '您的提款申請未獲批准',
      heading: '提款申請未獲批准',
      paragraphs: ['很抱歉，您的提款申請未獲批准，預留的信貸額已經恢復。', '{why}'],
      action: '查看信貸額',
    },
  },
  'drawdown-withdrawn': {
    title: '提款申請已撤回',
    content: '您的 {amount} 提款申請已按您的要求撤回，預留的信貸額已經恢復。',
    mail: {
      subject: '您的提款申請已撤回',
      heading: '提款申請已撤回',
      paragraphs: [
        '您的提款申請已按您的要求撤回，預留的信貸額已經恢復。',
        '如非本人操作，請立即聯絡客戶服務。',
      ],
      action: '查看信貸額',
    },
  },
  'drawdown-awaits-colleague': {
    title: '提款等待覆核',
    content: '一筆 {amount} 的提款須由第二位管理員同意，才會提交給我們。',
    mail: {
      subject: '有一筆提款等您覆核',
      heading: '有一筆提款等您覆核',
      paragraphs: [
        '同事提交了一筆提款，簽署人為{signer}。貴公司規定這個金額須由兩位管理員同意，請登入查看並決定。',
      ],
      action: '前往覆核',
      footnote: '如果您不了解這筆提款，請先向同事核實，不要同意。',
    },
  },
  'complaint-received': {
    mail: {
      subject: '我們已收到您的投訴',
      heading: '我們已收到您的投訴',
      paragraphs: [
        '感謝您告訴我們。我們正在核實，最遲於 {answerBy} 答覆，結果會顯示在網站上，並以電郵通知您。',
      ],
      action: '查看投訴',
      footnote: '如非您本人提交，請立即聯絡客戶服務。',
    },
  },
  'complaint-answered': {
    mail: {
      subject: '您的投訴已有答覆',
      heading: '您的投訴已有答覆',
      paragraphs: ['如您對答覆不滿意，請聯絡客戶服務。'],
      action: '查看投訴',
    },
  },
  'drawdown-confirmed': {
    mail: {
      subject: '{company}的提款已獲兩位管理員同意',
      heading: '提款已獲兩位管理員同意',
      paragraphs: [
        '{confirmer} 剛剛同意了{company}的一筆提款，申請已提交審批。提交人及同意人都會收到這封電郵。',
      ],
      action: '查看提款覆核',
      footnote: '如非您或您的同事所為，請立即聯絡客戶服務。',
    },
  },
  'drawdown-declined': {
    title: '提款未通過公司內部覆核',
    content: '另一位管理員沒有同意 {amount} 的提款，預留的信貸額已經恢復。{why}',
    mail: {
      subject: '提款未通過公司內部覆核',
      heading: '提款未通過公司內部覆核',
      paragraphs: ['另一位管理員沒有同意這筆提款，申請沒有提交給我們。預留的信貸額已經恢復。'],
      action: '查看信貸額',
    },
  },
  'drawdown-lapsed': {
    title: '提款逾期未覆核，已失效',
    content: '{amount} 的提款未在期限內由另一位管理員同意，已失效，預留的信貸額已經恢復。',
    mail: {
      subject: '提款未在期限內覆核，已失效',
      heading: '提款未在期限內覆核，已失效',
      paragraphs: [
        '這筆提款沒有在期限內得到另一位管理員同意，申請沒有提交給我們。預留的信貸額已經恢復。',
        '如仍需要資金，請按最新利率重新提款。',
      ],
      action: '重新提款',
    },
  },
  'second-approval-changed': {
    title: '提款覆核規則有更改',
    content: '有管理員更改了提款的雙人覆核規則。如非貴公司的意思，請立即改回並聯絡客戶服務。',
    mail: {
      subject: '貴公司的提款覆核規則有更改',
      heading: '提款覆核規則有更改',
      paragraphs: [
        '有管理員更改了提款的雙人覆核規則。規則收緊即時生效，放寬在 24 小時後生效。',
        '如果這不是貴公司的意思，請立即登入改回，並聯絡客戶服務。',
      ],
      action: '查看規則',
    },
  },
  'factor-required': {
    mail: {
      subject: '【{brand}】貴公司已要求兩步驗證',
      heading: '貴公司已要求兩步驗證',
      paragraphs: [
        '貴公司的一位管理員已要求每位成員啟用兩步驗證。尚未啟用的成員，下次登入時須先完成設定，方可繼續使用。',
        '如您不知悉此事，請向其他管理員查詢。',
      ],
      action: '查看公司用戶',
    },
  },
  'factor-not-required': {
    mail: {
      subject: '【{brand}】貴公司已取消兩步驗證要求',
      heading: '貴公司已取消兩步驗證要求',
      paragraphs: [
        '貴公司的一位管理員已取消兩步驗證要求。成員此後可移除自己的兩步驗證。',
        '如您不知悉此事，請立即向其他管理員查詢，並聯絡客戶服務；有需要時可在「公司用戶」中重新要求。',
      ],
      action: '查看公司用戶',
    },
  },
  'payout-account-added': {
    title: '新增了收款帳戶',
    content:
      '{account} 已加入收款帳戶，經核實並滿 24 小時後才可收款。如非貴公司的意思，請立即移除並聯絡客戶服務。',
    mail: {
      subject: '貴公司新增了一個收款帳戶',
      heading: '新增了收款帳戶',
      paragraphs: [
        '有管理員為貴公司新增了下列收款帳戶。該帳戶須經我們核實，並在 24 小時後才可收款。',
        '如果這不是貴公司的意思，請立即登入移除該帳戶、更改密碼，並聯絡客戶服務。',
      ],
      action: '查看收款帳戶',
    },
    sms: '【{brand}】貴公司新增了一個收款帳戶，24 小時內不會向其放款。如非貴公司操作，請立即登入移除並聯絡客戶服務。',
  },
  'payout-account-changed': {
    title: '收款帳戶有更改',
    content:
      '收款帳戶改為 {account}，經核實並滿 24 小時後才可收款。如非貴公司的意思，請立即移除並聯絡客戶服務。',
    mail: {
      subject: '貴公司的收款帳戶有更改',
      heading: '收款帳戶有更改',
      paragraphs: [
        '有管理員更改了貴公司的收款帳戶，更改後的資料如下。該帳戶須重新核實，並在 24 小時後才可收款。',
        '如果這不是貴公司的意思，請立即登入移除該帳戶、更改密碼，並聯絡客戶服務。',
      ],
      action: '查看收款帳戶',
    },
    sms: '【{brand}】貴公司的收款帳戶有更改，24 小時內不會向其放款。如非貴公司操作，請立即登入查看並聯絡客戶服務。',
  },
  'payout-account-removed': {
    title: '收款帳戶已移除',
    content: '{account} 已移除，提款不會再匯入該帳戶。如非貴公司的意思，請立即聯絡客戶服務。',
    mail: {
      subject: '貴公司的一個收款帳戶已移除',
      heading: '收款帳戶已移除',
      paragraphs: [
        '有管理員移除了下列收款帳戶，提款不會再匯入該帳戶。',
        '如果這不是貴公司的意思，請立即登入更改密碼，並聯絡客戶服務。',
      ],
      action: '查看收款帳戶',
    },
    sms: '【{brand}】貴公司的一個收款帳戶已移除。如非貴公司操作，請立即登入查看並聯絡客戶服務。',
  },
  'payout-account-chosen': {
    title: '預設收款帳戶有更改',
    content: '{account} 已設為預設收款帳戶。如非貴公司的意思，請立即改回並聯絡客戶服務。',
    mail: {
      subject: '貴公司的預設收款帳戶有更改',
      heading: '預設收款帳戶有更改',
      paragraphs: [
        '有管理員把下列帳戶設為預設收款帳戶。日後的提款如沒有另選帳戶，將匯入該帳戶。',
        '如果這不是貴公司的意思，請立即登入改回、更改密碼，並聯絡客戶服務。',
      ],
      action: '查看收款帳戶',
    },
    sms: '【{brand}】貴公司的預設收款帳戶有更改。如非貴公司操作，請立即登入改回並聯絡客戶服務。',
  },
  'payout-account-verified': {
    title: '收款帳戶已通過核實',
    content: '{account} 已通過核實。新增或更改未滿 24 小時的帳戶，滿 24 小時後即可收款。',
    mail: {
      subject: '收款帳戶已通過核實',
      heading: '收款帳戶已通過核實',
      paragraphs: ['下列收款帳戶已通過核實。新增或更改未滿 24 小時的帳戶，滿 24 小時後即可收款。'],
      action: '查看收款帳戶',
    },
  },
  'payout-account-refused': {
    title: '收款帳戶未通過核實',
    content: '{account} 未通過核實，提款不會匯入該帳戶。{why}',
    mail: {
      subject: '收款帳戶未通過核實',
      heading: '收款帳戶未通過核實',
      paragraphs: ['很抱歉，下列收款帳戶未通過核實，提款不會匯入該帳戶。', '{why}'],
      action: '查看收款帳戶',
    },
  },
  'drawdown-paid-out': {
    title: '款項已匯出',
    content: '{amount} 已匯往您登記的收款帳戶。請於 {dueDate} 或之前還款，應還總額為 {total}。',
    mail: {
      subject: '您的提款已發放',
      heading: '款項已匯出',
      paragraphs: ['款項已匯往您登記的收款帳戶。請於到期日或之前還款，還款明細如下。'],
      action: '查看提款',
    },
  },
  'drawdown-paid-out-in-parts': {
    title: '款項已匯出',
    content:
      '{amount} 已匯往您登記的收款帳戶。首次還款 {firstPayment} 於 {firstDueDate} 到期，其後各期見承付票和還款安排。',
    mail: {
      subject: '您的提款已發放',
      heading: '款項已匯出',
      paragraphs: [
        '款項已匯往您登記的收款帳戶。這筆提款分 {count} 期償還，首期如下，各期日期和金額見承付票。',
      ],
      action: '查看提款',
    },
  },
  'drawdown-paid-out-by-sales': {
    title: '款項已匯出',
    content:
      '{amount} 已匯往您登記的收款帳戶。每星期按淨銷售額還款，首次於 {firstDueDate} 到期，金額屆時通知。',
    mail: {
      subject: '您的提款已發放',
      heading: '款項已匯出',
      paragraphs: [
        '款項已匯往您登記的收款帳戶。每星期按淨銷售額的 {share} 還款，金額在該星期帳單產生時通知，最遲於下列日期還清。',
      ],
      action: '查看提款',
    },
  },
  'drawdown-returned': {
    title: '放款被銀行退回',
    content: '{amount} 的提款已放款，但被銀行退回。這筆提款不會收取利息，您毋須還款；請核對您的收款帳戶。',
    mail: {
      subject: '您的放款被銀行退回',
      heading: '放款被銀行退回',
      paragraphs: [
        '我們已向您登記的收款帳戶放款，但銀行將款項退回。這筆提款不會收取利息，您毋須還款。',
        '請核對收款帳戶的戶名、帳號及銀行代碼。如資料無誤，我們會再次放款；如需更正，請更新帳戶，這筆提款會取消，信貸額恢復後即可再次提款。',
      ],
      action: '查看收款帳戶',
    },
  },
  'payout-rejected-details': {
    title: '銀行拒絕付款：請核對帳戶資料',
    content:
      '您的 {amount} 提款未能存入：銀行未能按您登記的收款帳戶資料付款。這筆提款不會收取利息，您毋須還款；請核對收款帳戶的戶名、帳號及銀行代碼。',
    mail: {
      subject: '放款未能存入，請核對收款帳戶',
      heading: '銀行未能付款',
      paragraphs: [
        '我們已指示銀行向您登記的收款帳戶放款，但帳戶資料有誤，銀行未能付款。這筆提款不會收取利息，您毋須還款。',
        '請核對收款帳戶的戶名、帳號及銀行代碼。如資料無誤，我們會再次放款；如需更正，請更新帳戶，這筆提款會取消，信貸額恢復後即可再次提款。',
      ],
      action: '查看收款帳戶',
    },
  },
  'payout-rejected-closed': {
    title: '銀行拒絕付款：收款帳戶不能收款',
    content:
      '您的 {amount} 提款未能存入：收款帳戶已結束、被凍結或不能收款。這筆提款不會收取利息，您毋須還款；請向開戶銀行查詢，或改用另一個收款帳戶。',
    mail: {
      subject: '放款未能存入，請更換收款帳戶',
      heading: '收款帳戶不能收款',
      paragraphs: [
        '我們已指示銀行放款，但您登記的收款帳戶已結束、被凍結或不能收款。這筆提款不會收取利息，您毋須還款。',
        '請向開戶銀行查詢。如帳戶回復正常，我們會再次放款；否則請登記另一個收款帳戶，這筆提款會取消，信貸額恢復後即可再次提款。',
      ],
      action: '查看收款帳戶',
    },
  },
  'payout-rejected-bank': {
    title: '放款未能完成，將再次辦理',
    content:
      '您的 {amount} 提款未能存入，原因與您的收款帳戶無關。這筆提款不會收取利息，您毋須還款，亦毋須處理：我們會再次放款。',
    mail: {
      subject: '放款未能完成，我們會再次辦理',
      heading: '放款未能完成',
      paragraphs: [
        '我們已指示銀行放款，但銀行未能付款，原因與您的收款帳戶無關。這筆提款不會收取利息，您毋須還款。',
        '您毋須處理：我們會再次放款，款項匯出後另行通知。如有疑問，請聯絡客戶服務。',
      ],
      action: '查看主頁',
    },
  },
  'payout-cancelled': {
    title: '放款未能存入，提款已取消',
    content: '您的 {amount} 提款未能存入，現已取消。這筆提款不會收取利息，您毋須還款，預留的信貸額已恢復。',
    mail: {
      subject: '放款未能存入，提款已取消',
      heading: '提款已取消',
      paragraphs: [
        '銀行未能向您登記的收款帳戶付款，這筆提款現已取消。不會收取利息，您毋須還款，預留的信貸額已恢復。',
        '再次提款前，請核對收款帳戶的戶名、帳號及銀行代碼。如需了解詳情，請聯絡客戶服務。',
      ],
      action: '查看信貸額',
    },
  },
  'paper-ready': {
    title: '文件已備妥',
    content: '您要求的「{file}」已備妥，可於「文件」下載。',
  },
  'repayment-due-soon': {
    title: '款項即將到期',
    content: '您有一筆 {total} 的款項將於 {dueDate}到期，請預留資金。',
    mail: {
      subject: '您有一筆款項將於 {dueDate}到期',
      heading: '還款預告',
      paragraphs: [
        '您的一筆提款將於 {dueDate}到期，請預留資金，於到期當日轉帳至以下帳戶，並填寫轉帳備註。',
        '如欲提早還款，請先於網站查看當日的結清金額，利息只計至還款當日。',
      ],
      action: '查看還款安排',
    },
  },
  'repayment-due-soon-deducted': {
    title: '款項即將到期',
    content:
      '您有一筆 {total} 的款項將於 {dueDate} 到期，屆時從 {account} 扣款，毋須轉帳。請確保帳戶有足夠結餘。',
    mail: {
      subject: '您有一筆款項將於 {dueDate} 到期，屆時自動扣款',
      heading: '扣款預告',
      paragraphs: [
        '您的一筆提款將於 {dueDate} 到期，我們會從下列支付帳戶扣款，毋須轉帳。請確保帳戶當天有足夠結餘。',
        '如欲提早還款，請先於網站查看當日的結清金額，利息只計至還款當日。',
      ],
      action: '查看還款安排',
    },
  },
  'charge-raised': {
    title: '還款提示',
    content: '您有一筆 {total} 的款項於 {dueDate} 到期，請盡快還款並於網站提交付款資料。',
  },
  'charge-raised-deducted': {
    title: '款項到期，將自動扣款',
    content: '您有一筆 {total} 的款項於 {dueDate} 到期，將從 {account} 扣款，毋須轉帳。',
  },
  'charge-due-today': {
    mail: {
      subject: '您有一筆款項今日到期',
      heading: '還款提示',
      paragraphs: ['您的提款已到期。請將尚欠金額轉帳至以下帳戶，並於網站提交付款資料，以便我們盡快入帳。'],
      action: '查看帳單',
    },
  },
  'deduction-insufficient': {
    title: '扣款未成功：結餘不足',
    content:
      '支付帳戶結餘不足，{dueDate} 到期的 {outstanding} 未能扣取。請轉帳還款；未還清前我們每天會再扣一次。',
    mail: {
      subject: '扣款未成功，請轉帳還款',
      heading: '支付帳戶結餘不足',
      paragraphs: [
        '我們未能從您的支付帳戶扣取到期款項：帳戶結餘不足，沒有扣取任何金額。',
        '請將剩餘應還金額轉帳至以下帳戶，並在網站提交付款資料；亦可待帳戶有足夠結餘，我們每天會再扣一次。到期未還清的本金，寬限期後會計逾期利息。',
      ],
      action: '查看帳單',
    },
  },
  'deduction-revoked': {
    title: '扣款未成功：扣款授權已終止',
    content: '支付平台表示扣款授權已終止，{dueDate} 到期的 {outstanding} 未能扣取。請轉帳還款。',
    mail: {
      subject: '扣款未成功，請轉帳還款',
      heading: '扣款授權已終止',
      paragraphs: [
        '支付平台表示，您的帳戶已不再授權我們扣款，到期款項沒有扣取。',
        '請將剩餘應還金額轉帳至以下帳戶，並在網站提交付款資料。如需恢復扣款，請到支付平台重新授權。',
      ],
      action: '查看帳單',
    },
  },
  'deduction-no-account': {
    title: '沒有可以扣款的帳戶',
    content: '貴公司沒有連接可以扣款的支付帳戶，{dueDate} 到期的 {outstanding} 請轉帳還款。',
    mail: {
      subject: '沒有可以扣款的帳戶，請轉帳還款',
      heading: '沒有可以扣款的帳戶',
      paragraphs: [
        '您的提款約定由支付平台扣款，但貴公司目前沒有連接可以扣款的帳戶，到期款項沒有扣取。',
        '請將剩餘應還金額轉帳至以下帳戶，並在網站提交付款資料。',
      ],
      action: '查看帳單',
    },
  },
  'fee-charged': {
    title: '帳單新增一筆費用',
    content: '帳單新增費用 {fee}，剩餘應還 {outstanding}。如有疑問，可在帳單中提出異議。',
    mail: {
      subject: '您的帳單新增一筆費用',
      heading: '帳單新增費用',
      paragraphs: [
        '我們在您的帳單上新增了一筆費用，金額如下。如屬轉收第三方向我們收取的費用，憑證已放入您的文件。如有疑問，可在帳單中提出異議，或聯絡客服。',
      ],
      action: '查看帳單',
    },
  },
  'repayment-overdue': {
    title: '款項已逾期',
    content: '您有一筆款項已於 {dueDate}到期，尚欠 {outstanding}。請盡快還款；如有困難，請聯絡客戶服務。',
    mail: {
      subject: '您有一筆款項已經逾期',
      heading: '逾期提示',
      paragraphs: [
        '您有一筆款項尚未還清，逾期利息按未還本金逐日計算。請盡快將尚欠金額轉帳至以下帳戶，並於網站提交付款資料。',
        '如暫時有困難，請盡早聯絡客戶服務商討。如您今日已經轉帳並提交，毋須理會本電郵。',
      ],
      action: '查看帳單',
    },
  },
  'letter-issued': {
    title: '關於逾期款項的信函',
    content:
      '我們就逾期款項 {outstanding} 發出了一封信函，請於 {payDeadline} 或之前還清。信函可於「文件」查看。',
    mail: {
      subject: '關於逾期款項的信函',
      heading: '請查看關於逾期款項的信函',
      paragraphs: [
        '我們就下列逾期款項向貴公司發出了一封信函，列明每張帳單的金額及付款方法，可於網站的「文件」查看及下載。',
        '如已付款，請於網站報告該筆轉帳；如有困難，請盡早聯絡客戶服務。',
      ],
      action: '查看信函',
    },
  },
  'dispute-upheld': {
    title: '帳單異議成立',
    content: '您對帳單提出的異議成立，帳單已更正，尚欠 {outstanding}。',
    mail: {
      subject: '您對帳單的異議成立',
      heading: '異議成立',
      paragraphs: ['我們已核實您提出的問題，並更正帳單。更正後的金額如下，爭議期間不計逾期利息。'],
      action: '查看帳單',
    },
  },
  'dispute-rejected': {
    title: '帳單異議不成立',
    content: '經核實，帳單金額無誤，現恢復收款，尚欠 {outstanding}。詳情請看帳單內的答覆。',
    mail: {
      subject: '您對帳單的異議不成立',
      heading: '異議不成立',
      paragraphs: [
        '我們已核實您提出的問題，帳單金額無誤。帳單恢復收款，逾期利息補計，但超出 14 日答覆期限的日數不計。',
        '請將尚欠金額轉帳至以下帳戶。如仍有疑問，請聯絡客戶服務。',
      ],
      action: '查看帳單',
    },
  },
  'dispute-withdrawn': {
    title: '帳單異議已撤回',
    content: '您對帳單的異議已撤回，帳單恢復收款，尚欠 {outstanding}。',
    mail: {
      subject: '您對帳單的異議已撤回',
      heading: '異議已撤回',
      paragraphs: [
        '您對帳單的異議已按貴公司管理員的要求撤回，我們不再核查。帳單恢復收款，逾期利息補計，但超出 14 日答覆期限的日數不計。',
        '請將尚欠金額轉帳至以下帳戶。如非本人操作，請立即聯絡客戶服務。',
      ],
      action: '查看帳單',
    },
  },
  'repayment-posted': {
    title: '還款已入帳',
    content: '我們已收到您的還款 {received}，此帳單尚欠 {outstanding}。',
    mail: {
      subject: '您的還款已入帳',
      heading: '還款已入帳',
      paragraphs: ['我們已收到您的還款，此帳單尚未付清。請盡快支付餘額。'],
      action: '查看帳單',
    },
  },
  'drawdown-partly-repaid': {
    title: '還款已入帳',
    content:
      '我們已收到您的還款 {received}。該筆提款未還本金 {outstandingPrincipal}，下次還款日為 {nextDueDate}。',
    mail: {
      subject: '您的還款已入帳',
      heading: '還款已入帳',
      paragraphs: ['我們已收到您的還款，這一期已經付清。該筆提款尚未還清，其後的還款如下。'],
      action: '查看帳單',
    },
  },
  'charge-settled': {
    title: '提款已還清',
    content: '我們已收到您的還款 {received}，該筆提款已經還清，相應的信貸額已經恢復。',
    mail: {
      subject: '您的還款已入帳，提款已還清',
      heading: '提款已還清',
      paragraphs: ['我們已收到您的還款，該筆提款已經還清，相應的信貸額已經恢復。多謝您依約還款。'],
      action: '查看信貸額',
    },
  },
  'repayment-rebooked': {
    title: '帳單已更正',
    content:
      '我們補記了您 {receivedOn} 到帳的還款 {received}，並由到帳當日起計算。該帳單的逾期利息由 {formerOverdueInterest} 更正為 {overdueInterest}。',
    mail: {
      subject: '已補記您較早到帳的還款，帳單已更正',
      heading: '帳單已更正',
      paragraphs: [
        '我們找到一筆此前未入帳的還款，現已按實際到帳日入帳；其後到帳的款項亦已按先後次序重新入帳。',
        '您此前收到的帳單及結單顯示更正前的金額。您毋須辦理任何手續，重新下載即可看到更正後的金額。',
      ],
      action: '查看帳單',
    },
  },
  'payment-voided': {
    title: '未收到您的付款',
    content: '我們沒有收到您提交的 {reported} 付款，該筆款項仍待支付。',
    mail: {
      subject: '我們未收到您提交的付款',
      heading: '未收到付款',
      paragraphs: [
        '我們未能找到您提交的這筆付款，該付款紀錄已作廢，帳單的應還金額不變。',
        '如您已經轉帳，請聯絡客戶服務並提供轉帳憑證；如尚未轉帳，請完成轉帳後重新提交。',
      ],
      action: '查看帳單',
    },
  },
  'repayment-reversed': {
    title: '還款被銀行退回',
    content: '您的還款 {returned} 已被銀行退回，該筆款項需要重新支付。',
    mail: {
      subject: '您的還款被銀行退回',
      heading: '還款被退回',
      paragraphs: [
        '您此前入帳的一筆還款被銀行退回，我們已將其沖回，相應的款項重新列為應還。',
        '請盡快將尚欠金額轉帳至以下帳戶，並於網站提交付款資料。逾期利息按未還本金計算。',
      ],
      action: '查看帳單',
    },
  },
  'payoff-voided': {
    title: '未收到您的提早還款',
    content: '我們沒有收到您提交的 {reported} 提早還款，該筆提款照常計息，到期日不變。',
    mail: {
      subject: '我們未收到您提交的提早還款',
      heading: '未收到提早還款',
      paragraphs: [
        '我們未能找到您提交的提早還款，該紀錄已作廢，您的提款按原到期日繼續。',
        '如您已經轉帳，請聯絡客戶服務並提供轉帳憑證。',
      ],
      action: '查看提款',
    },
  },
  'payoff-reversed': {
    title: '提早還款被銀行退回',
    content: '您的提早還款 {returned} 已被銀行退回，該筆提款照常計息，於 {dueDate} 到期。',
    mail: {
      subject: '您的提早還款被銀行退回',
      heading: '提早還款被退回',
      paragraphs: [
        '您的提早還款被銀行退回，我們已將其沖回。該筆提款按原到期日繼續，利息與未曾提早還款時相同。',
        '到期日之前您可以再次提早還款；到期時（如已過期則隨即）會產生帳單。',
      ],
      action: '查看提款',
    },
  },
  'payoff-rebooked': {
    title: '提早還款已補記',
    content:
      '我們補記了您 {receivedOn} 到帳的提早還款 {received}，並由到帳當日起計算。該筆提款的尚欠金額由 {formerOutstanding} 更正為 {outstanding}。',
    mail: {
      subject: '已補記您較早到帳的提早還款',
      heading: '提早還款已補記',
      paragraphs: [
        '我們找到一筆此前未入帳的提早還款，現已按實際到帳日入帳；其後到期的款項已重新計算，其後到帳的款項亦已按先後次序重新入帳。',
        '您此前收到的帳單及結單顯示更正前的金額。您毋須辦理任何手續，重新下載即可看到更正後的金額。',
      ],
      action: '查看提款',
    },
  },
  'payoff-overtaken': {
    title: '提早還款已轉為到期還款',
    content: '您的提款在提早還款 {reported} 入帳前已到期，該筆付款將用於償還到期款項。',
    mail: {
      subject: '您的提早還款已轉為到期還款',
      heading: '提款已到期',
      paragraphs: [
        '在您提交的提早還款入帳之前，該筆提款已經到期，因此按到期應還總額收取。您提交的付款已轉至帳單，收到款項後即會入帳。',
        '如您已經轉帳，請勿重複轉帳，只需支付差額。',
      ],
      action: '查看帳單',
    },
  },
  'payment-plan-offered': {
    title: '貸款人提供了新的還款安排',
    content: '貸款人為您的一筆提款提供了還款安排，合計 {total}。請於 {signBefore} 前查看並簽署。',
    mail: {
      subject: '有一份還款安排待您查看及簽署',
      heading: '新的還款安排',
      paragraphs: [
        '貸款人為您的一筆提款重新約定了還款日期及金額，利率不會提高。請於簽署限期前查看；代表公司的人全部簽署後，安排生效。',
        '安排生效前，原來的帳單及到期日維持不變。',
      ],
      action: '查看還款安排',
    },
  },
  'payment-plan-started': {
    title: '還款安排已生效',
    content: '還款安排已生效，合計 {total}。首期 {firstPayment}，請於 {firstDueDate} 或之前付清。',
    mail: {
      subject: '還款安排已生效',
      heading: '還款安排已生效',
      paragraphs: ['請按下列日期付清各期。只要按期付清，我們不會再就這筆提款的帳單追收。'],
      action: '查看還款安排',
    },
  },
  'payment-plan-due': {
    title: '還款安排：一期即將到期',
    content: '還款安排有一期 {amount}，請於 {dueDate} 或之前付清。',
    mail: {
      subject: '還款安排有一期於 {dueDate} 到期',
      heading: '一期即將到期',
      paragraphs: ['請將下列金額轉帳至以下帳戶，並於網站提交付款資料。'],
      action: '查看還款安排',
    },
  },
  'payment-plan-late': {
    title: '還款安排：一期已過期',
    content: '還款安排於 {dueDate} 到期的一期尚欠 {amount}。寬限期內仍未付清的，安排會終止。',
    mail: {
      subject: '還款安排有一期已過期，請盡快付清',
      heading: '一期已過期',
      paragraphs: [
        '還款安排的一期尚未付清。請盡快將下列金額轉帳至以下帳戶，並於網站提交付款資料。',
        '寬限期內仍未付清的，安排會終止，原來的到期日恢復適用。',
      ],
      action: '查看還款安排',
    },
  },
  'payment-plan-kept': {
    title: '還款安排已完成',
    content: '這筆提款已全數還清，還款安排已完成。多謝您按約還款。',
    mail: {
      subject: '還款安排已完成',
      heading: '還款安排已完成',
      paragraphs: ['這筆提款已全數還清。多謝您按約還款。'],
      action: '查看還款安排',
    },
  },
  'payment-plan-broken': {
    title: '還款安排已終止',
    content:
      '{dueDate} 到期的一期未有付清，還款安排已終止。這筆提款現欠 {outstanding}，原來的到期日恢復適用。',
    mail: {
      subject: '還款安排已終止',
      heading: '還款安排已終止',
      paragraphs: [
        '還款安排的一期於寬限期內未有付清，安排已終止，原來的到期日恢復適用。已付的款項照常抵減欠款，安排期間未計的逾期利息不再追收。',
        '如有困難，請盡快與我們聯絡。',
      ],
      action: '查看帳單',
    },
  },
  'payment-plan-ended': {
    title: '還款安排已提前終止',
    content: '貸款人已提前終止還款安排。這筆提款現欠 {outstanding}，原來的到期日恢復適用。',
    mail: {
      subject: '還款安排已提前終止',
      heading: '還款安排已提前終止',
      paragraphs: [
        '貸款人已提前終止還款安排，原來的到期日恢復適用。已付的款項照常抵減欠款，安排期間未計的逾期利息不再追收。',
        '如有疑問或困難，請與我們聯絡。',
      ],
      action: '查看帳單',
    },
  },
  'payment-plan-withdrawn': {
    title: '還款安排已撤回',
    content: '貸款人撤回了合計 {total} 的還款安排。原來的帳單及到期日維持不變。',
    mail: {
      subject: '還款安排已撤回',
      heading: '還款安排已撤回',
      paragraphs: ['貸款人撤回了還款安排，不能再簽署。原來的帳單及到期日維持不變。'],
      action: '查看帳單',
    },
  },
  'payment-plan-lapsed': {
    title: '還款安排已過期',
    content: '合計 {total} 的還款安排未有於限期內全部簽署，已過期。原來的帳單及到期日維持不變。',
    mail: {
      subject: '還款安排已過期',
      heading: '還款安排已過期',
      paragraphs: [
        '還款安排未有於限期內全部簽署，已過期。原來的帳單及到期日維持不變。如仍有需要，請與我們聯絡。',
      ],
      action: '查看帳單',
    },
  },
  'shop-no-sales': {
    title: '網店近期沒有銷售',
    content: '網店「{shop}」最近 14 天沒有銷售紀錄。如網店仍在營業，請檢查授權是否正常。',
    mail: {
      subject: '網店近期沒有銷售：{shop}',
      heading: '網店近期沒有銷售',
      paragraphs: ['網店「{shop}」最近 14 天沒有銷售紀錄。如網店仍在營業，請檢查授權是否正常。'],
      action: '查看網店',
    },
  },
  'shop-many-refunds': {
    title: '網店退款偏高',
    content: '網店「{shop}」最近 30 天的退款超過銷售額的三分之一，可能影響您的信貸額。',
    mail: {
      subject: '網店退款偏高：{shop}',
      heading: '網店退款偏高',
      paragraphs: ['網店「{shop}」最近 30 天的退款超過銷售額的三分之一，可能影響您的信貸額。'],
      action: '查看網店',
    },
  },
  'shop-not-readable': {
    title: '暫時無法讀取網店數據',
    content: '我們暫時無法讀取網店「{shop}」的數據，將繼續自動重試。如持續無法讀取，請重新授權。',
    mail: {
      subject: '暫時無法讀取網店數據：{shop}',
      heading: '暫時無法讀取網店數據',
      paragraphs: ['我們暫時無法讀取網店「{shop}」的數據，將繼續自動重試。如持續無法讀取，請重新授權。'],
      action: '查看網店',
    },
  },
  'shop-normal': {
    title: '網店已回復正常',
    content: '網店「{shop}」的數據已回復正常。',
    mail: {
      subject: '網店已回復正常：{shop}',
      heading: '網店已回復正常',
      paragraphs: ['網店「{shop}」的數據已回復正常。'],
      action: '查看網店',
    },
  },
  'shop-unauthorized': {
    title: '網店授權已取消',
    content:
      '網店「{shop}」的授權已取消，我們不再讀取其數據。信貸額會按其餘網店重新釐定；如需計入信貸額，請重新授權。',
    mail: {
      subject: '網店授權已取消：{shop}',
      heading: '網店授權已取消',
      paragraphs: [
        '網店「{shop}」的授權已取消，我們不再讀取其數據。信貸額會按其餘網店重新釐定；如需計入信貸額，請重新授權。',
      ],
      action: '查看網店',
    },
  },
  'shop-expired': {
    title: '網店授權已到期',
    content:
      '網店「{shop}」的授權已到期，我們不再讀取其數據。信貸額會按其餘網店重新釐定；如需計入信貸額，請重新授權。',
    mail: {
      subject: '網店授權已到期：{shop}',
      heading: '網店授權已到期',
      paragraphs: [
        '網店「{shop}」的授權已到期，我們不再讀取其數據。信貸額會按其餘網店重新釐定；如需計入信貸額，請重新授權。',
      ],
      action: '查看網店',
    },
  },
  'shop-expiring': {
    title: '網店授權即將到期',
    content: '網店「{shop}」的授權將於 {expiresOn} 到期，請於到期前續期。',
    mail: {
      subject: '網店授權即將到期：{shop}',
      heading: '網店授權即將到期',
      paragraphs: ['網店「{shop}」的授權將於 {expiresOn} 到期，請於到期前續期。'],
      action: '查看網店',
    },
  },
  'shop-password-shown': {
    mail: {
      subject: '【{brand}】網店帳戶的密碼剛被查看',
      heading: '網店帳戶的密碼剛被查看',
      paragraphs: [
        '有人輸入登入密碼後，查看了此網店帳戶的密碼。',
        '如屬您本人操作，毋須採取任何行動。如否，請立即重設登入密碼，在平台更改網店帳戶的密碼，並聯絡客戶服務。',
      ],
      action: '並非本人操作，重設密碼',
      footnote: '本公司職員不會向您索取密碼或驗證碼。',
    },
  },
  'payment-account-unauthorized': {
    title: '支付帳戶授權已取消',
    content:
      '支付帳戶「{account}」的授權已取消，我們不再讀取其結餘，可提取的信貸額仍以最後讀到的結餘為限。如需按新的結餘計算，請重新授權。',
    mail: {
      subject: '支付帳戶授權已取消：{account}',
      heading: '支付帳戶授權已取消',
      paragraphs: [
        '支付帳戶「{account}」的授權已取消，我們不再讀取其結餘，可提取的信貸額仍以最後讀到的結餘為限。如需按新的結餘計算，請重新授權。',
      ],
      action: '查看支付帳戶',
    },
  },
  'payment-account-expired': {
    title: '支付帳戶授權已到期',
    content:
      '支付帳戶「{account}」的授權已到期，我們不再讀取其結餘，可提取的信貸額仍以最後讀到的結餘為限。如需按新的結餘計算，請重新授權。',
    mail: {
      subject: '支付帳戶授權已到期：{account}',
      heading: '支付帳戶授權已到期',
      paragraphs: [
        '支付帳戶「{account}」的授權已到期，我們不再讀取其結餘，可提取的信貸額仍以最後讀到的結餘為限。如需按新的結餘計算，請重新授權。',
      ],
      action: '查看支付帳戶',
    },
  },
}
