/** A file of the company, and what it is called on the screen. */
export interface ViewedFile {
  readonly id: string
  readonly title: string
}

/** What shows the content of a file is given. */
export interface ShownContent {
  readonly bytes: Blob
  readonly title: string
  /** 1 where it is as wide as its place. */
  readonly magnification: number
  /** Quarter turns clockwise; upright where none are named. */
  readonly turns?: number
  /** Told when the browser can make nothing of the content. */
  readonly onUnreadable: () => void
}
