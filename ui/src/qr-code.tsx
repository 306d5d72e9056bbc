import { qrDrawing } from './qr-drawing.ts'
import { QrPicture, type QrPictureProps } from './qr-picture.tsx'

export type QrCodeProps = Omit<QrPictureProps, 'drawing'> & {
  /** Text to encode. */
  value: string
}

/** A QR code as inline SVG, black on white in every theme, with a quiet zone of four modules. Error correction M. */
export const QrCode = ({ value, ...picture }: QrCodeProps) => <QrPicture drawing={qrDrawing(value)} {...picture} />
