interface PdfPage {
  /** In points. */
  readonly width: number
  readonly height: number
  /** Operators of the page's content; `/F1` is Helvetica in bold. ASCII alone. */
  readonly drawing: readonly string[]
}

/** A PDF of one page, drawn with vectors and one font that every reader has. The same page gives the same bytes. */
export function onePagePdf({ width, height, drawing }: PdfPage): Buffer {
  const stream = drawing.join('\n')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold >>',
  ].map((body, i) => `${i + 1} 0 obj\n${body}\nendobj\n`)
  const head = '%PDF-1.4\n'
  let offset = head.length
  const places = objects.map((object) => {
    const place = `${String(offset).padStart(10, '0')} 00000 n \n`
    offset += object.length
    return place
  })
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${places.join('')}`
  const trailer = `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${offset}\n%%EOF\n`
  return Buffer.from(head + objects.join('') + table + trailer, 'latin1')
}

/** Sets the colour that is filled with: `#rrggbb`. */
export const fill = (hex: string): string =>
  `${[1, 3, 5].map((i) => (Number.parseInt(hex.slice(i, i + 2), 16) / 255).toFixed(3)).join(' ')} rg`
