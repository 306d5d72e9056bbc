import { bodiesMeasurement } from './bodies.ts'
import { catalogueMeasurement } from './catalogue.ts'
import { gateMeasurement } from './gate.ts'
import { guestsMeasurement } from './guests.ts'
import { importMeasurement } from './import.ts'
import { jobsMeasurement } from './jobs.ts'
import type { Measurement } from './measurement.ts'
import { mixMeasurement } from './mix.ts'
import { onSaleMeasurement, onSaleSeatsMeasurement } from './on-sale.ts'
import { ordersMeasurement } from './orders.ts'
import { pagesMeasurement } from './pages.ts'
import { soakMeasurement } from './soak.ts'
import { startMeasurement } from './start.ts'
import { variantsMeasurement } from './variants.ts'
import { visibleMeasurement } from './visible.ts'

export const measurements: readonly Measurement[] = [
  catalogueMeasurement,
  visibleMeasurement,
  variantsMeasurement,
  importMeasurement,
  guestsMeasurement,
  jobsMeasurement,
  bodiesMeasurement,
  pagesMeasurement,
  startMeasurement,
  onSaleMeasurement,
  onSaleSeatsMeasurement,
  gateMeasurement,
  ordersMeasurement,
  mixMeasurement,
  soakMeasurement,
]
