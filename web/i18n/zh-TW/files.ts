import type { files as source } from '../zh-CN/files.ts'

export const files = {
  download: '下載',
  larger: '放大',
  smaller: '縮小',
  page: '第 {{number}} 頁，共 {{total}} 頁',
  withheld: '暫時不能開啟',
  cannotShow: { title: '無法在此預覽', text: '瀏覽器未能顯示這個檔案，請下載後查看。' },
} satisfies typeof source
