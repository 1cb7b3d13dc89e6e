/** Words for who works on what waits. */
export const work = {
  whose: 'Whose',
  by: {
    all: 'All',
    mine: 'Mine',
    nobody: 'Nobody’s',
  },
  none: {
    mine: 'You have nothing here',
    nobody: 'Somebody has each of them',
  },
  days: '{{days}} days',
  nobodys: 'Nobody has taken it',
  mine: 'You have had it since {{since}}',
  held: '{{person}} has had it since {{since}}',
  take: 'Take it',
  takeOver: 'Take it over',
  release: 'Put it back',
  handOver: 'Hand it over',
  colleague: 'To whom',
  noColleague: 'No other colleague who may see to it was here lately',
}

/** Words of saved views. */
export const views = {
  save: 'Save view',
  remove: 'Remove view',
  name: 'Name of the view',
}
