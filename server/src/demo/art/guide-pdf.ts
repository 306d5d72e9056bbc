import { fill, onePagePdf } from './pdf.ts'

/** A5, in points. */
const WIDTH = 420
const HEIGHT = 595

const STEPS = [
  'Stand it where the cable reaches without being pulled.',
  'Put the shade on, then the brass nut: finger-tight.',
  'Use a bulb of 8 watts at most. It glows, it does not burn.',
  'Dust the shade with a dry brush. The base takes a damp cloth.',
  'When the cable is worn, write to us: we sew in a new one.',
]

/** Leaflet in a lamp's box: five sentences, and a lamp. */
export const lampGuide = (): Buffer =>
  onePagePdf({
    width: WIDTH,
    height: HEIGHT,
    drawing: [
      `${fill('#fffdf8')} 0 0 ${WIDTH} ${HEIGHT} re f`,
      `${fill('#b92d55')} 165 500 m 255 500 l 285 420 l 135 420 l f`,
      `${fill('#fabc32')} 202 420 m 218 420 l 218 404 l 202 404 l f`,
      `${fill('#1d2622')} 206 404 8 -74 re f 170 326 80 8 re f`,
      'BT /F1 22 Tf 40 276 Td (Your lamp, set up) Tj ET',
      ...STEPS.map((step, i) => `BT /F1 10 Tf 40 ${240 - i * 26} Td (${i + 1}.  ${step}) Tj ET`),
      'BT /F1 9 Tf 40 56 Td (Lantern Row) Tj ET',
    ],
  })
