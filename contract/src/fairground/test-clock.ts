import Type from 'typebox'
import { admin, operation } from '../operation.ts'
import { int, optional, Timestamp } from '../scalars.ts'

const module = 'fairground.test-clock'

const Clock = Type.Object({ now: Timestamp, offsetMs: Type.Integer() })
const YEAR_MS = 366 * 24 * 60 * 60 * 1000

export const getClock = operation({
  module,
  name: 'getClock',
  summary: 'The site’s time, and how far it is from the real one.',
  method: 'GET',
  path: '/fairground/v1/test-clock',
  who: admin('settings.read'),
  request: Type.Object({}),
  response: Clock,
  refusals: [],
})

export const setClock = operation({
  module,
  name: 'setClock',
  summary:
    'Sets the site’s time, or moves it. Everything follows: sale windows, reservations, token life. Needs TEST_CLOCK=1 and a site in test mode.',
  method: 'POST',
  path: '/fairground/v1/test-clock',
  who: admin('settings.write'),
  request: Type.Object({
    /** Becomes the time now, and runs on from there. */
    now: optional(Timestamp),
    /** Added to the time, up to ten years; negative goes back. */
    advanceMs: optional(int(-10 * YEAR_MS, 10 * YEAR_MS)),
    /** Back to the real time. */
    reset: optional(Type.Boolean()),
  }),
  response: Clock,
  refusals: ['TEST_CLOCK_OFF'],
})

export const operations = [getClock, setClock] as const
