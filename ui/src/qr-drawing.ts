import { encode } from 'uqr'

/** The dark modules of a QR code as one SVG path, in a square of `size` with a quiet zone of four modules. */
export interface QrDrawing {
  readonly size: number
  readonly path: string
}

/** Error correction M. Needed apart from its picture, where a page is drawn without the code that makes it. */
export function qrDrawing(value: string): QrDrawing {
  const { data, size } = encode(value, { ecc: 'M', border: 4 })
  return { size, path: data.map(rowPath).join('') }
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
