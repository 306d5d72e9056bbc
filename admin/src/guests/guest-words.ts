import type { StatusTone } from '@fairground/ui/status-pill.tsx'
import type { GuestTab } from '../paths.ts'
import { t } from '../texts.ts'
import type { GuestStatus } from './guest-line.ts'

export const statusWords: Readonly<Record<GuestStatus, readonly [StatusTone, string]>> = {
  YES: ['success', t('admin.guests.coming')],
  WAITING: ['warning', t('admin.guests.waiting')],
  NO: ['neutral', t('admin.guests.notComing')],
  TICKET: ['success', t('admin.guests.hasATicket')],
  VOID: ['danger', t('admin.guests.cancelled')],
}

export const tabWords: Readonly<Record<GuestTab, string>> = {
  all: t('admin.guests.all'),
  coming: t('admin.guests.coming'),
  waiting: t('admin.guests.waitingList'),
  declined: t('admin.guests.notComing'),
  outside: t('admin.guests.notCheckedIn'),
  inside: t('admin.guests.checkedIn'),
}

export const rsvpTabs = ['all', 'coming', 'waiting', 'declined', 'outside', 'inside'] as const
export const ticketTabs = ['all', 'outside', 'inside'] as const
