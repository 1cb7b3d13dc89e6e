/** What shows the content of a file is given. */
export interface ShownFile {
  readonly bytes: Blob
  readonly title: string
  /** 1 where it is as wide as its place. */
  readonly magnification: number
  /** Told when the browser can make nothing of the content. */
  readonly onUnreadable: () => void
}
