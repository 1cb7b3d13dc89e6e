import type { TranslationsOf } from '../translations-type.ts'
import type { translations as source } from '../zh-CN/messages.ts'

export const translations: TranslationsOf<typeof source> = {
  'kyc-approved': { title: '公司認證已獲批准', content: '您的公司認證已獲批准，現在可以繼續申請。' },
  'kyc-rejected': {
    title: '公司認證未獲批准',
    content: '很抱歉，您的公司認證未獲批准。如欲了解詳情，請聯絡客戶服務。',
  },
  'kyc-returned': {
    title: '公司認證需要補充資料',
    content: '您的公司認證資料需要修改，之前填寫的內容都已保留。請修改後重新提交。',
  },
  'company-change-approved': {
    title: '公司資料更改已獲批准',
    content: '您提交的公司資料更改已獲批准，新資料即時生效。',
  },
  'company-change-rejected': {
    title: '公司資料更改未獲批准',
    content: '您提交的公司資料更改未獲批准，公司資料維持不變。如欲了解詳情，請聯絡客戶服務。',
  },
  'company-change-returned': {
    title: '公司資料更改需要修改',
    content: '您提交的更改有需要修改的地方，之前填寫的內容均已保留。修改並獲批准之前，公司資料維持不變。',
  },
  'signing-declined': {
    title: '有簽署人拒絕簽署協議',
    content: '協議 {agreement} 有簽署人拒絕簽署，這次簽署已經結束。您可以查看理由，並重新發起簽署。',
  },
  'signing-lapsed': {
    title: '協議簽署已過期',
    content: '協議 {agreement} 未能在 30 日內全部簽署，這次簽署已經結束。您可以重新發起簽署。',
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
  'limit-granted': { title: '您的信貸額已生效', content: '您的信貸額為 {limit}，現在可以提款。' },
  'limit-lowered': { title: '您的信貸額已調整', content: '根據網店最近的銷售，您的信貸額已調整為 {limit}。' },
  'limit-raised': {
    title: '您的信貸額已提高',
    content: '補充協議簽署完成，連同新加入的網店重新計算後，您的信貸額已提高至 {limit}。',
  },
  'limit-higher-possible': {
    title: '您可以申請更高的信貸額',
    content: '根據網店最近的銷售，您可以申請高於 {limit} 的信貸額。',
  },
  'limit-request-offered': {
    title: '提額申請已獲同意，等待簽署',
    content: '我們同意將您的信貸額提高至 {limit}。公司的簽署人全部簽署提額補充協議後生效。',
  },
  'limit-request-approved': {
    title: '提額申請已獲批准',
    content: '您的提額申請已獲批准，新的信貸額為 {limit}。',
  },
  'limit-request-lapsed': {
    title: '提額並未生效',
    content:
      '提高至 {limit} 的補充協議未能如期簽署完成，或完成時融資已經結束，這次提額並未生效。如仍有需要，您可以重新申請。',
  },
  'limit-request-rejected': {
    title: '提額申請未獲批准',
    content: '您的提額申請未獲批准，信貸額仍為 {limit}。',
  },
  'limit-request-withdrawn': {
    title: '提額申請已撤回',
    content: '您的提額申請已按您的要求撤回，信貸額仍為 {limit}。',
  },
  'renewal-approved': {
    title: '信貸額已續期',
    content: '您的續期申請已獲批准，信貸額為 {limit}，下次覆核日期是 {reviewDate}。',
  },
  'renewal-rejected': {
    title: '續期申請未獲批准',
    content:
      '您的續期申請未獲批准，信貸額 {limit} 使用至 {reviewDate} 為止。已提取的款項仍按原來的約定償還。原因可以在信貸額詳情查看。',
  },
  'renewal-withdrawn': {
    title: '續期申請已撤回',
    content: '您的續期申請已按您的要求撤回。信貸額使用至 {reviewDate} 為止，在此之前可以重新申請。',
  },
  'facility-review-soon': {
    title: '信貸額即將到期，請申請續期',
    content:
      '您的信貸額使用至 {reviewDate} 為止。續期之後可以繼續提款；不續期，已提取的款項仍按原來的約定償還。',
  },
  'facility-expired': {
    title: '信貸額已到期',
    content: '在續期之前不能再提款。未還本金 {outstanding} 仍按原來的約定償還，亦可以提早償還。',
  },
  'facility-closed': { title: '信貸額已關閉', content: '信貸額已經關閉，不能再提款。您沒有未還的款項。' },
  'drawdown-approved': {
    title: '提款申請已獲批准',
    content: '您的 {amount} 提款申請已獲批准，款項將盡快存入您登記的收款帳戶。',
  },
  'drawdown-rejected': {
    title: '提款申請未獲批准',
    content: '很抱歉，您的 {amount} 提款申請未獲批准，預留的信貸額已經恢復。',
  },
  'drawdown-withdrawn': {
    title: '提款申請已撤回',
    content: '您的 {amount} 提款申請已按您的要求撤回，預留的信貸額已經恢復。',
  },
  'drawdown-awaits-colleague': {
    title: '提款等待覆核',
    content: '一筆 {amount} 的提款須由第二位管理員同意，才會提交給我們。',
  },
  'drawdown-declined': {
    title: '提款未通過公司內部覆核',
    content: '另一位管理員沒有同意 {amount} 的提款，預留的信貸額已經恢復。',
  },
  'drawdown-lapsed': {
    title: '提款逾期未覆核，已失效',
    content: '{amount} 的提款未在期限內由另一位管理員同意，已失效，預留的信貸額已經恢復。',
  },
  'second-approval-changed': {
    title: '提款覆核規則有更改',
    content: '有管理員更改了提款的雙人覆核規則。如非貴公司的意思，請立即改回並聯絡客戶服務。',
  },
  'payout-account-added': {
    title: '新增了收款帳戶',
    content:
      '{account} 已加入收款帳戶，經核實並滿 24 小時後才可收款。如非貴公司的意思，請立即移除並聯絡客戶服務。',
  },
  'payout-account-changed': {
    title: '收款帳戶有更改',
    content:
      '收款帳戶改為 {account}，經核實並滿 24 小時後才可收款。如非貴公司的意思，請立即移除並聯絡客戶服務。',
  },
  'payout-account-removed': {
    title: '收款帳戶已移除',
    content: '{account} 已移除，提款不會再匯入該帳戶。如非貴公司的意思，請立即聯絡客戶服務。',
  },
  'payout-account-chosen': {
    title: '預設收款帳戶有更改',
    content: '{account} 已設為預設收款帳戶。如非貴公司的意思，請立即改回並聯絡客戶服務。',
  },
  'payout-account-verified': {
    title: '收款帳戶已通過核實',
    content: '{account} 已通過核實。新增或更改未滿 24 小時的帳戶，滿 24 小時後即可收款。',
  },
  'payout-account-refused': {
    title: '收款帳戶未通過核實',
    content: '{account} 未通過核實，提款不會匯入該帳戶。請核對資料後重新提交。',
  },
  'drawdown-returned': {
    title: '放款被銀行退回',
    content: '{amount} 的提款已放款，但被銀行退回。這筆提款不會收取利息，您毋須還款；請核對您的收款帳戶。',
  },
  'drawdown-paid-out': {
    title: '款項已匯出',
    content: '{amount} 已匯往您登記的收款帳戶。請於 {dueDate} 或之前還款，應還總額為 {total}。',
  },
  'drawdown-paid-out-in-parts': {
    title: '款項已匯出',
    content:
      '{amount} 已匯往您登記的收款帳戶。首次還款 {firstPayment} 於 {firstDueDate} 到期，其後各期見本票和還款安排。',
  },
  'drawdown-paid-out-by-sales': {
    title: '款項已匯出',
    content:
      '{amount} 已匯往您登記的收款帳戶。每週按淨銷售額還款，首次於 {firstDueDate} 到期，金額屆時通知。',
  },
  'paper-ready': {
    title: '文件已備妥',
    content: '您要求的「{file}」已備妥，可於「文件」下載。',
  },
  'repayment-due-soon': {
    title: '款項即將到期',
    content: '您有一筆 {total} 的款項將於 {dueDate}到期，請預留資金。',
  },
  'repayment-due-soon-deducted': {
    title: '款項即將到期',
    content:
      '您有一筆 {total} 的款項將於 {dueDate} 到期，屆時從 {account} 扣款，毋須轉帳。請確保帳戶有足夠結餘。',
  },
  'charge-raised': {
    title: '還款提示',
    content: '您有一筆 {total} 的款項於 {dueDate} 到期，請盡快還款並於網站提交付款資料。',
  },
  'charge-raised-deducted': {
    title: '款項到期，將自動扣款',
    content: '您有一筆 {total} 的款項於 {dueDate} 到期，將從 {account} 扣款，毋須轉帳。',
  },
  'deduction-insufficient': {
    title: '扣款未成功：結餘不足',
    content:
      '支付帳戶結餘不足，{dueDate} 到期的 {outstanding} 未能扣取。請轉帳還款；未還清前我們每天會再扣一次。',
  },
  'deduction-revoked': {
    title: '扣款未成功：扣款授權已終止',
    content: '支付平台表示扣款授權已終止，{dueDate} 到期的 {outstanding} 未能扣取。請轉帳還款。',
  },
  'deduction-no-account': {
    title: '沒有可以扣款的帳戶',
    content: '貴公司沒有連接可以扣款的支付帳戶，{dueDate} 到期的 {outstanding} 請轉帳還款。',
  },
  'fee-charged': {
    title: '帳單新增一筆費用',
    content: '帳單新增費用 {fee}，剩餘應還 {outstanding}。如有疑問，可在帳單中提出異議。',
  },
  'repayment-overdue': {
    title: '款項已逾期',
    content: '您有一筆款項已於 {dueDate}到期，尚欠 {outstanding}。請盡快還款；如有困難，請聯絡客戶服務。',
  },
  'dispute-upheld': {
    title: '帳單異議成立',
    content: '您對帳單提出的異議成立，帳單已更正，尚欠 {outstanding}。',
  },
  'dispute-rejected': {
    title: '帳單異議不成立',
    content: '經核實，帳單金額無誤，現恢復收款，尚欠 {outstanding}。詳情請看帳單內的答覆。',
  },
  'repayment-posted': { title: '還款已入帳', content: '我們已收到您的還款 {received}，尚欠 {outstanding}。' },
  'charge-settled': {
    title: '款項已結清',
    content: '我們已收到您的還款 {received}，該筆款項已經結清，相應的信貸額已經恢復。',
  },
  'payment-voided': {
    title: '未收到您的付款',
    content: '我們沒有收到您提交的 {reported} 付款，該筆款項仍待支付。',
  },
  'repayment-reversed': {
    title: '還款被銀行退回',
    content: '您的還款 {returned} 已被銀行退回，該筆款項需要重新支付。',
  },
  'payoff-voided': {
    title: '未收到您的提早還款',
    content: '我們沒有收到您提交的 {reported} 提早還款，該筆提款照常計息，到期日不變。',
  },
  'payoff-reversed': {
    title: '提早還款被銀行退回',
    content: '您的提早還款 {returned} 已被銀行退回，該筆提款照常計息，於 {dueDate} 到期。',
  },
  'payoff-overtaken': {
    title: '提早還款已轉為到期還款',
    content: '您的提款在提早還款 {reported} 入帳前已到期，該筆付款將用於償還到期款項。',
  },
  'shop-no-sales': {
    title: '網店近期沒有銷售',
    content: '網店「{shop}」最近 14 天沒有銷售紀錄。如網店仍在營業，請檢查授權是否正常。',
  },
  'shop-many-refunds': {
    title: '網店退款偏高',
    content: '網店「{shop}」最近 30 天的退款超過銷售額的三分之一，可能影響您的信貸額。',
  },
  'shop-not-readable': {
    title: '暫時無法讀取網店數據',
    content: '我們已超過一天無法讀取網店「{shop}」的數據，將繼續自動重試。如持續無法讀取，請重新授權。',
  },
  'shop-normal': {
    title: '網店已回復正常',
    content: '網店「{shop}」的數據已回復正常。',
  },
  'shop-unauthorized': {
    title: '網店授權已取消',
    content:
      '網店「{shop}」的授權已取消，我們不再讀取其數據。信貸額會按其餘網店重新釐定；如需計入信貸額，請重新授權。',
  },
  'shop-expired': {
    title: '網店授權已到期',
    content:
      '網店「{shop}」的授權已到期，我們不再讀取其數據。信貸額會按其餘網店重新釐定；如需計入信貸額，請重新授權。',
  },
  'shop-expiring': {
    title: '網店授權即將到期',
    content: '網店「{shop}」的授權將於 {expiresOn} 到期，請於到期前續期。',
  },
  'payment-account-unauthorized': {
    title: '支付帳戶授權已取消',
    content:
      '支付帳戶「{account}」的授權已取消，我們不再讀取其結餘，可提取的信貸額仍以最後讀到的結餘為限。如需按新的結餘計算，請重新授權。',
  },
  'payment-account-expired': {
    title: '支付帳戶授權已到期',
    content:
      '支付帳戶「{account}」的授權已到期，我們不再讀取其結餘，可提取的信貸額仍以最後讀到的結餘為限。如需按新的結餘計算，請重新授權。',
  },
}
