/** Words for who works on what waits. */
export const work = {
  whose: '由谁处理',
  by: {
    all: '全部',
    mine: '我的',
    nobody: '无人处理',
  },
  none: {
    mine: '您手上没有待办事项',
    nobody: '没有无人处理的事项',
  },
  days: '{{days}} 天',
  nobodys: '还没有人处理',
  mine: '由您处理，始于 {{since}}',
  held: '由 {{person}} 处理，始于 {{since}}',
  take: '由我处理',
  takeOver: '接手处理',
  release: '放回队列',
  handOver: '转交同事',
  colleague: '转交给',
  noColleague: '近期没有其他同事可以处理这一项',
}

/** Words of saved views. */
export const views = {
  save: '保存视图',
  remove: '删除视图',
  name: '视图名称',
}
