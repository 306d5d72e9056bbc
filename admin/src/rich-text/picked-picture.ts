export interface PickedPicture {
  readonly url: string
  readonly id?: string
  readonly width?: number
  readonly height?: number
  readonly altText?: string
}
