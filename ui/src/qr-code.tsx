import { encode } from 'uqr'

export type QrCodeProps = {
  /** What is encoded. */
  value: string
  /** What it is for: "Ticket for Ines Carvalho, General admission". */
  label: string
  className?: string
}

/** A QR code as inline SVG, black on white in every theme, with a quiet zone of four modules. Error correction M. */
export function QrCode({ value, label, className = 'w-full' }: QrCodeProps) {
  const { data, size } = encode(value, { ecc: 'M', border: 4 })
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`forced-color-adjust-none ${className}`}
    >
      <path fill="#ffffff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000000" d={data.map(rowPath).join('')} />
    </svg>
  )
}

function rowPath(row: readonly boolean[], y: number): string {
  let path = ''
  for (let x = 0; x < row.length; x += 1) {
    const start = x
    while (row[x]) x += 1
    if (x > start) path += `M${start} ${y}h${x - start}v1H${start}z`
  }
  return path
}
