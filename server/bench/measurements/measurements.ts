import { catalogueMeasurement } from './catalogue.ts'
import { importMeasurement } from './import.ts'
import type { Measurement } from './measurement.ts'
import { variantsMeasurement } from './variants.ts'
import { visibleMeasurement } from './visible.ts'

export const measurements: readonly Measurement[] = [
  catalogueMeasurement,
  visibleMeasurement,
  variantsMeasurement,
  importMeasurement,
]
