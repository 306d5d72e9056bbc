import { organWav } from './organ-wav.ts'
import { fill, onePagePdf } from './pdf.ts'
import { posterPdf } from './poster-pdf.ts'
import { zipOf } from './zip.ts'

/** A4, in points. */
const [WIDTH, HEIGHT] = [595, 842]
const FLAGS = ['#b92d55', '#fabc32', '#10593e', '#2f4567']

/** Six flags of bunting on a sheet, to cut out, each with a strip to fold over a string. */
const bunting = (): Buffer =>
  onePagePdf({
    width: WIDTH,
    height: HEIGHT,
    drawing: [
      ...Array.from({ length: 6 }, (_, i) => {
        const [left, top] = [40 + (i % 3) * 175, i < 3 ? 800 : 440]
        return `${fill(FLAGS[i % FLAGS.length] ?? '#b92d55')} ${left} ${top} 165 24 re ${left} ${top} m ${left + 165} ${top} l ${left + 82} ${top - 300} l f`
      }),
      `${fill('#1d2622')} BT /F1 14 Tf 40 60 Td (Cut along the edges and fold the strip at the top over a string.) Tj ET`,
    ],
  })

const README = `The fair in a folder

fair-poster.pdf  the poster, A2, vectors only: sharp from a postcard to a shop window
bunting.pdf      six flags on a sheet of A4, to print as often as you like
organ-waltz.wav  the organ by the gate, for the evening that needs it

Print and play as much as you like at home. Please do not sell it on.
`

/** Files of the fair's poster in one archive. Always the same bytes. */
export const posterZip = (): Buffer =>
  zipOf([
    { name: 'README.txt', bytes: Buffer.from(README, 'ascii') },
    { name: 'fair-poster.pdf', bytes: posterPdf() },
    { name: 'bunting.pdf', bytes: bunting() },
    { name: 'organ-waltz.wav', bytes: organWav() },
  ])
