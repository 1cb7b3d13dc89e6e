import type { agreements as source } from '../zh-CN/agreements.ts'

export const agreements = {
  /** Activation of further shops by an addendum. */
  activate: {
    title: '將網店加入信貸額',
    lead: '新連接的網店，簽署補充協議後才計入信貸額。先看看加入後會怎樣。',
    outside: {
      title: '尚未計入您的信貸額',
      text: '這間網店在信貸額生效後才連接。簽署一份補充協議，便可將其加入信貸額。',
    },
    steps: { choose: '選擇網店', sign: '簽署補充協議', limit: '新信貸額' },
    toShops: '查看網店',
    toLimit: '查看信貸額',
    gate: {
      noFacility: '信貸額生效後，才可加入更多網店。',
      inactive: '信貸額目前不能提款，暫時不能加入網店。',
    },
    how: {
      title: '如何加入',
      paper: { title: '製作補充協議', text: '列明加入的網店，補充原有的融資協議。' },
      sign: { title: '全體簽署', text: '公司認證內的每位簽署人，都會收到自己的簽署電郵。' },
      compute: {
        title: '重新計算信貸額',
        text: '全部簽妥後，讀取最新訂單，算出新信貸額；如須核對簽署紀錄，則於核對後計算。',
      },
    },
    choose: {
      title: '尚未計入信貸額的網店',
      next: '下一步：簽署補充協議',
      none: '請至少選擇一間網店。',
    },
    shop: {
      reading: '讀取中',
      readingText: '正在讀取訂單，完成後便可加入。',
      unreadable: '未能讀取',
      unreadableText: '目前未能讀取這間網店的訂單，請先重新授權。',
    },
    none: {
      title: '所有網店均已計入信貸額',
      text: '再連接一間網店，讀取訂單後，便可在這裏加入。',
      link: '連接新網店',
    },
    preview: {
      title: '加入後的信貸額（估算）',
      note: '按今日已讀取的銷售計算。簽妥後會以最新訂單重新計算，可能略有出入。',
      bounded: '可提取信貸額不變：它另以支付帳戶未提現結餘的 80% 或貸款人設定的金額為限，不受網店影響。',
      reading: '網店的訂單仍在讀取，完成後便可看到加入後的信貸額。',
      same: '加入這些網店，信貸額不會提高',
      lower: '按現時的銷售計算，信貸額會降低',
    },
    reason: {
      inactive: '信貸額目前不能提款，因此沒有提高。',
      shopsUnread: '有網店目前未能讀取訂單。待其恢復讀取或重新授權後，信貸額才會提高。',
      atCap: '信貸額已是這個產品的上限。',
      noGain: '這些網店最近 12 個月的銷售不多，或波動、退款較大，加入後算出的信貸額並無更高。',
      salesFell: '現有網店最近的銷售，低於釐定信貸額時的水平；加上新網店，仍未超過現時的信貸額。',
    },
    change: {
      before: '現時信貸額',
      former: '之前信貸額',
      after: '加入後信貸額',
      available: '可提取金額',
    },
    sign: {
      title: '簽署補充協議',
      lead: '確認網店和簽署人，便可發起簽署。',
      shopsTitle: '加入的網店',
      whatTitle: '要簽的是甚麼',
      what: {
        adds: '一份補充協議，補充原有的融資協議，將上列網店列為計算信貸額的依據。',
        limit:
          '全部簽妥後重新計算；如須核對簽署紀錄，則於核對後計算。因這些網店而提高的部分，即時生效；結果較低的，亦會即時調低。',
        drawn: '已提取的款項，利率、還款方式及到期日均不變。',
        withdraw: '全部簽妥之前，可隨時撤回。',
      },
      whoTitle: '由誰簽署',
      whoNote: '以目前通過的公司認證為準。簽署連結會發到各人認證時填寫的電郵，毋須登入。',
      back: '重新選擇',
      start: '發起簽署',
    },
    progress: {
      pageTitle: '等待簽署',
      lead: '同一時間只可簽署一份補充協議。這裏會自動更新，毋須重新整理。',
      rendering: '正在製作補充協議…',
      waiting: '已簽署 {{signed}} 人，共 {{total}} 人',
      leave: '可關閉此頁。全部簽妥後，我們會重新計算信貸額，並以電郵通知您。',
      shops: '將加入的網店',
      shopsIn: '已計入信貸額的新網店',
    },
    course: {
      paper: '製作補充協議',
      signed: '簽署 {{signed}} / {{total}}',
      limit: '重新計算信貸額',
      limitText: '讀取最新訂單，通常幾分鐘',
      checkText: '先核對簽署紀錄',
      number: '補充協議編號',
    },
    withdraw: {
      open: '撤回補充協議',
      title: '撤回這份補充協議？',
      text: '已發出的簽署連結會失效，已有的簽署亦不再有效。原有的信貸額及融資協議不受影響，之後可重新發起。',
      confirm: '撤回',
      keep: '繼續簽署',
    },
    checking: {
      pageTitle: '正在核對簽署紀錄',
      lead: '補充協議已由全部簽署人簽署。',
      title: '正在核對簽署紀錄',
      text: '核對後會自動重新計算信貸額。可關閉此頁，結果會以電郵通知您。',
    },
    computing: {
      pageTitle: '正在重新計算信貸額',
      lead: '補充協議已由全部簽署人簽署。',
      title: '正在重新計算…',
      text: '我們正讀取所有網店的最新訂單，通常幾分鐘。可關閉此頁，結果會以電郵通知您。',
    },
    result: {
      pageTitle: '網店已加入信貸額',
      lead: '補充協議已由全部簽署人簽署，信貸額已重新計算。',
      raised: '信貸額提高了',
      lowered: '信貸額已調整',
      unchanged: '信貸額沒有變動',
      raisedText: '新信貸額已生效，現在便可提取。',
      documents: '補充協議已存入文件',
      draw: '前往提款',
    },
    ended: {
      withdrawn: { title: '補充協議已撤回', text: '原有的信貸額不受影響。需要時可重新選擇網店。' },
      void: {
        title: '補充協議已失效',
        text: '其中一間網店已解除連接，因此不能再簽署。原有的信貸額不受影響。',
      },
      again: '重新選擇網店',
    },
  },
} satisfies typeof source
