import { fill, onePagePdf } from './pdf.ts'
import { rampOf } from './ramp.ts'

/** A2, in points. */
const WIDTH = 1191
const HEIGHT = 1684
const RAYS = 12

/** The poster of the fair. Always the same bytes. */
export const posterPdf = (): Buffer =>
  onePagePdf({
    ...{ width: WIDTH, height: HEIGHT },
    drawing: [
      ...tent(),
      'BT /F1 132 Tf 96 250 Td (Fairground) Tj ET',
      'BT /F1 44 Tf 100 170 Td (Goods and good evenings) Tj ET',
    ],
  })

/** Rays of a tent's roof in two colours over an evening sky, and dark ink for what is written below. */
function tent(): string[] {
  const [red, sky] = [rampOf('#b92d55'), rampOf('#2f4567')]
  const rays = Array.from({ length: RAYS }, (_, ray) => {
    const [from, to] = [(WIDTH * ray) / RAYS, (WIDTH * (ray + 1)) / RAYS].map(Math.round)
    return `${fill(ray % 2 ? '#fffdf8' : red.mid)} ${WIDTH / 2} 1420 m ${from} 420 l ${to} 420 l f`
  })
  return [
    `${fill(sky.mid)} 0 0 ${WIDTH} ${HEIGHT} re f`,
    ...rays,
    `${fill('#fabc32')} 0 0 ${WIDTH} 420 re f`,
    fill('#1d2622'),
  ]
}
