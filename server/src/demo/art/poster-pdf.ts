import { fill, onePagePdf } from './pdf.ts'
import { rampOf } from './ramp.ts'
import { fractionOf } from './seeded.ts'

/** A2, in points. */
const WIDTH = 1191
const HEIGHT = 1684
const RAYS = 12

/** The poster of the fair. Always the same bytes. */
export const posterPdf = (): Buffer =>
  onePagePdf({
    width: WIDTH,
    height: HEIGHT,
    drawing: [
      ...tent(),
      ...stars(),
      ...bulbs(),
      fill('#1d2622'),
      'BT /F1 132 Tf 96 250 Td (Fairground) Tj ET',
      'BT /F1 44 Tf 100 170 Td (Goods and good evenings) Tj ET',
    ],
  })

/** Rays of a tent's roof in two colours over an evening sky, and a ground for what is written below. */
function tent(): string[] {
  const [red, sky] = [rampOf('#b92d55'), rampOf('#2f4567')]
  const rays = Array.from({ length: RAYS }, (_, ray) => {
    const [from, to] = [(WIDTH * ray) / RAYS, (WIDTH * (ray + 1)) / RAYS].map(Math.round)
    return `${fill(ray % 2 ? '#fffdf8' : red.mid)} ${WIDTH / 2} 1420 m ${from} 420 l ${to} 420 l f`
  })
  return [`${fill(sky.mid)} 0 0 ${WIDTH} ${HEIGHT} re f`, ...rays, `${fill('#fabc32')} 0 0 ${WIDTH} 420 re f`]
}

const STARS = 2_400
const BULBS = 96

/** An evening sky as the press prints it: small stars, denser towards the top, drawn as circles of four curves. */
function stars(): string[] {
  const part = (purpose: string, star: number) => fractionOf(`${purpose}-${star}:poster`)
  return Array.from({ length: STARS }, (_, star) => {
    const high = 1 - part('y', star) ** 1.7
    const [x, y] = [part('x', star) * WIDTH, 430 + high * (HEIGHT - 440)]
    const isBeforeTent = Math.abs(x - WIDTH / 2) < ((1440 - y) / 1020) * (WIDTH / 2) + 12
    return isBeforeTent ? '' : disc(x, y, 0.6 + part('size', star) ** 4 * 3.4, star % 9 === 0 ? '#fabc32' : '#fdf6e6')
  }).filter(Boolean)
}

/** Two strings of bulbs from the mast to the corners, each with its socket and its light. */
function bulbs(): string[] {
  return [-1, 1].flatMap((side) =>
    Array.from({ length: BULBS }, (_, bulb) => {
      const along = (bulb + 1) / BULBS
      const x = WIDTH / 2 + side * along * (WIDTH / 2)
      const y = 1430 - along * 380 - Math.sin(along * Math.PI) * 150
      return `${fill('#1d2622')} ${(x - 2).toFixed(2)} ${(y + 4).toFixed(2)} 4 7 re f ${disc(x, y, 5.5, bulb % 3 === 0 ? '#fdf6e6' : '#fabc32')}`
    }),
  )
}

/** Reach of the handles of a quarter circle. */
const KAPPA = 0.5523

function disc(x: number, y: number, r: number, colour: string): string {
  const k = r * KAPPA
  const to = (...numbers: number[]) => numbers.map((number) => number.toFixed(2)).join(' ')
  return [
    fill(colour),
    `${to(x + r, y)} m`,
    `${to(x + r, y + k, x + k, y + r, x, y + r)} c`,
    `${to(x - k, y + r, x - r, y + k, x - r, y)} c`,
    `${to(x - r, y - k, x - k, y - r, x, y - r)} c`,
    `${to(x + k, y - r, x + r, y - k, x + r, y)} c f`,
  ].join(' ')
}
