/** Texts about claims on work. */
export const work = {
  whose: '由誰處理',
  by: {
    all: '全部',
    mine: '我的',
    nobody: '無人處理',
  },
  none: {
    mine: '您手上沒有待辦事項',
    nobody: '沒有無人處理的事項',
  },
  days: '{{days}} 天',
  nobodys: '尚未有人處理',
  mine: '由您處理，自 {{since}} 起',
  held: '由 {{person}} 處理，自 {{since}} 起',
  notYours: {
    own: '這是您提出的，須由另一位同事覆核；您可以撤下。',
    roles: '您的角色不能執行這項操作，也不能覆核。',
  },
  proposer: {
    left: '提出人已離開，此操作不會再執行。請否決，或由您重新提出。',
    withoutRole: '提出人已不再有相應角色，此操作不會執行。請否決，或由您重新提出。',
    unknown: '提出人近期沒有登入，此操作不會執行。請否決，或由您重新提出。',
  },
  rejectedBefore: '{{by}} 於 {{at}} 否決過同樣的操作：「{{reason}}」',
  notYoursInShort: {
    own: '由您提出，須由同事覆核',
    roles: '不在您的角色範圍內',
  },
  proposed: {
    mark: '待覆核（{{person}} 提出）',
    told: '{{person}} 於 {{at}} 提出「{{act}}」，等待另一位同事覆核，{{until}} 前有效。',
    see: '查看',
  },
  viewed: {
    title: '{{person}} 提出前查看過的資料',
    not: '未查看',
    files: '已開啟 {{count}} / {{of}} 份',
    since: '自 {{at}} 起的查看計入',
  },
  andMore: '{{names}}及另外 {{count}} 間',
  given: '填寫的內容',
  take: '由我處理',
  takeOver: '接手處理',
  release: '放回佇列',
  handOver: '轉交同事',
  handedOver: '由 {{person}} 移交',
  handedOverWith: '由 {{person}} 移交：{{note}}',
  note: '留言',
  colleague: '轉交予',
  noColleague: '近期沒有其他同事可以處理此項',
}

/** Texts of saved views. */
export const views = {
  save: '儲存檢視',
  remove: '刪除檢視',
  name: '檢視名稱',
}

/** Texts of the search. */
export const find = {
  label: '尋找',
  placeholder: '公司、用戶、金額、付款人、參考號',
  hint: '輸入公司名稱開頭、登記號碼、電郵、手機號、轉帳參考號、帳號末四位、網店名稱、金額，或付款人名稱（至少六個字元，短名須完整）。',
  title: '尋找「{{text}}」',
  none: '沒有找到。公司和網店按名稱開首尋找，其他須完整輸入。',
  notSearched: '您的角色無權查看以下內容，因此沒有搜尋：{{kinds}}。',
  unnamed: '尚未命名的公司',
  unlinked: '已解除連結',
  kinds: {
    companies: '公司',
    users: '用戶',
    drawdowns: '提款',
    agreements: '協議',
    accounts: '收款帳戶',
    shops: '網店',
    lines: '銀行月結單',
    transfers: '已申報未入帳的轉帳',
  },
}

/** Texts of the audit log. */
export const audit = {
  title: '審計紀錄',
  look: '查看個人資料',
  looks: '顯示查看紀錄',
  looksAlone: '只看查看紀錄，包括例行查看和預覽',
  clear: '清除條件',
  none: '沒有符合條件的紀錄',
  soFar: '已查到 {{count}} 條，可能還有更早的',
  further: '繼續向前查',
  exporting: '已讀取 {{count}} 條',
  exported: '已匯出 {{count}} 條',
  exportedPart: '已匯出首 {{count}} 條，其餘請縮小範圍後再匯出',
  by: {
    companyId: '公司',
    user: '賣家用戶（本人帳戶操作）',
    by: '操作人',
    act: '操作',
    from: '開始日期（香港）',
    to: '結束日期（香港）',
    reference: '編號或參考編號',
  },
}

/** Shops' problems. */
export const troubles = {
  pending: '尚未授權',
  unauthorized: '授權已撤銷',
  expired: '授權已到期',
  expiringSoon: '授權即將到期',
  noSales: '14 天沒有銷售',
  manyRefunds: '退款超過三分之一',
  notReadable: '無法讀取',
}
