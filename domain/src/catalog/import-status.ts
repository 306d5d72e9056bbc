import type { ImportStatus } from '@fairground/contract/enumerations/catalog.ts'
import type { Transitions } from '../transitions.ts'

/**
 * An import of a file moves along this table only. It is compared again after a change of its columns or an upload of its file, which
 * may come twice.
 */
export const importTransitions = {
  COMPARING: ['COMPARING', 'COMPARED', 'FAILED', 'CANCELED'],
  COMPARED: ['COMPARING', 'RUNNING', 'CANCELED'],
  RUNNING: ['DONE', 'FAILED', 'CANCELED'],
  DONE: ['UNDOING'],
  CANCELED: ['UNDOING'],
  FAILED: ['COMPARING', 'UNDOING'],
  UNDOING: ['UNDONE', 'FAILED'],
  UNDONE: [],
} as const satisfies Transitions<ImportStatus>
