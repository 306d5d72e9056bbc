import type { ComponentType } from 'react'
import { extra } from '../part.tsx'
import { RoomSlot } from './room-slot.tsx'
import type { SeatPickerProps } from './seat-picker.tsx'

/** Drawn in browsers alone: the server writes its room. Without scripts the shop chooses the seats. */
export const SeatPicker: ComponentType<SeatPickerProps> = import.meta.env.SSR
  ? () => RoomSlot({})
  : extra(async () => (await import('./seat-picker.tsx')).SeatPicker)
