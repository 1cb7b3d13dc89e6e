/** Words for who works on what waits. */
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
  take: '由我處理',
  takeOver: '接手處理',
  release: '放回隊列',
  handOver: '轉交同事',
  colleague: '轉交予',
  noColleague: '近期沒有其他同事可以處理此項',
}

/** Words of saved views. */
export const views = {
  save: '儲存檢視',
  remove: '刪除檢視',
  name: '檢視名稱',
}
