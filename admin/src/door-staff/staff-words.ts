import type { StaffMemberPermission, StaffMemberStatus } from '@fairground/contract/enumerations/tickets.ts'
import type { StatusTone } from '@fairground/ui/status-pill.tsx'
import { t } from '../texts.ts'

/** Acts at the door in words. */
export const mayDoWords: Readonly<Record<StaffMemberPermission, string>> = {
  CHECK_IN_GUESTS: t('admin.door-staff.checkIn'),
  READ_ANALYTICS: t('admin.door-staff.readCounts'),
  READ_GUEST_FORM: t('admin.door-staff.readForms'),
}

export const statusMarks: Readonly<Record<StaffMemberStatus, readonly [StatusTone, string]>> = {
  PENDING: ['neutral', t('admin.door-staff.pending')],
  HAS_ACCESS: ['success', t('admin.door-staff.hasAccess')],
  ACCESS_PAUSED: ['warning', t('admin.door-staff.accessPaused')],
}
