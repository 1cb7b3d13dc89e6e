import type { rewards as source } from '../zh-CN/rewards.ts'

export const rewards = {
  title: '利是',
  lead: '利是可扣減提款利息。領取後，提款報價會自動採用，亦可選擇不用；每筆提款可用一個。',
  filter: '利是狀態',
  all: '全部',
  kind: '利息利是',
  type: '類別：{{type}}',
  use: '扣減提款利息',
  until: '有效期至 {{date}}（包括當日）',
  claimedAt: '領取時間：{{when}}',
  left: '尚餘 {{count}} 個',
  collect: '領取',
  collected: '利是已領取，提款時可使用。',
  notCollected: '未能領取利是，請再試一次',
  gone: '利是已派完或已失效。',
  drawn: '查看提款',
  draw: '前往提款',
  none: '沒有「{{status}}」的利是',
  choice: {
    title: '使用利是',
    none: '不使用利是',
    until: '可扣減利息，有效期至 {{date}}；一次用完，餘額不退',
    collect: '有 {{count}} 個利是可領取',
    unusable: '所選利是已過期、作廢或已用於其他提款。請另選利是，或不用利是提款。',
  },
  empty: {
    title: '暫無利是',
    text: '有新的利是活動時，可領取的利是會在此顯示。',
    action: '返回主頁',
  },
} satisfies typeof source
