import type { pages as source } from '../zh-CN/pages.ts'

export const pages = {
  notFound: { title: '沒有此頁面', text: '您瀏覽的頁面不存在，可能是連結有誤，或頁面已移除。' },
  notAuthorised: {
    title: '沒有存取權限',
    text: '您沒有權限使用本系統。請以有權限的帳戶登入，或聯絡客戶服務。',
  },
  paymentPlatformError: { title: '連結內容無效', text: '請返回支付平台頁面，再重新跳轉至此。' },
  error: {
    title: '抱歉，出現問題',
    text: '頁面未能正常顯示。您已儲存及提交的內容不受影響，請返回主頁再試。',
  },
} satisfies typeof source
