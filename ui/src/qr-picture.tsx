import type { QrDrawing } from './qr-drawing.ts'

export type QrPictureProps = {
  drawing: QrDrawing
  /** Names its purpose: "Ticket for Ines Carvalho, General admission". */
  label: string
  className?: string
}

/** A drawn QR code as inline SVG, black on white in every theme. */
export function QrPicture({ drawing: { size, path }, label, className = 'w-full' }: QrPictureProps) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`forced-color-adjust-none ${className}`}
    >
      <path fill="#ffffff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000000" d={path} />
    </svg>
  )
}
