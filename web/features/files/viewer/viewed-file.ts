/** A company's file with its display name. */
export interface ViewedFile {
  readonly id: string
  readonly title: string
}

/** Props of a component that displays a file. */
export interface ViewerProps {
  readonly bytes: Blob
  readonly title: string
  /** 1 fits the width of the container. */
  readonly magnification: number
  /** Quarter turns clockwise; 0 by default. */
  readonly turns?: number
  /** Called if the browser cannot render the content. */
  readonly onUnreadable: () => void
}
