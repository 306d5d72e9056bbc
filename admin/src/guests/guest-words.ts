import type { StatusTone } from '@fairground/ui/status-pill.tsx'
import type { GuestTab } from '../paths.ts'
import type { GuestStatus } from './guest-line.ts'

export const statusWords: Readonly<Record<GuestStatus, readonly [StatusTone, string]>> = {
  YES: ['success', 'Coming'],
  WAITING: ['warning', 'Waiting'],
  NO: ['neutral', 'Not coming'],
  TICKET: ['success', 'Has a ticket'],
  VOID: ['danger', 'Cancelled'],
}

export const tabWords: Readonly<Record<GuestTab, string>> = {
  all: 'All',
  coming: 'Coming',
  waiting: 'Waiting list',
  declined: 'Not coming',
  outside: 'Not checked in',
  inside: 'Checked in',
}

export const rsvpTabs = ['all', 'coming', 'waiting', 'declined', 'outside', 'inside'] as const
export const ticketTabs = ['all', 'outside', 'inside'] as const
