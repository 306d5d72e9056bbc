import type { ComponentType } from 'react'
import { extra } from '../part.tsx'
import type { SeatPickerProps } from './seat-picker.tsx'

/** Drawn in browsers alone: without scripts the shop chooses the seats. */
export const SeatPicker: ComponentType<SeatPickerProps> = import.meta.env.SSR
  ? () => null
  : extra(async () => (await import('./seat-picker.tsx')).SeatPicker)
