import { createContext, use } from 'react'
import { en } from './en.ts'

/** English words of the admin's primitives, and of those that they share with the storefront, which does without these. */
export const adminEn = {
  ...en,
  clearFilters: 'Clear filters',
  removeFilter: 'Remove filter {label}',
  selected: '{count} selected',
  selectAll: 'Select all {count}',
  clearSelection: 'Clear selection',
  oneChange: '1 change',
  changes: '{count} changes',
  discard: 'Discard',
  save: 'Save',
  saving: 'Saving',
  cancel: 'Cancel',
  typeToConfirm: 'Type {word} to confirm',
  searchOrRun: 'Search or run',
  nothingFound: 'Nothing found. Try a number, a name or an email address.',
  choices: 'Choices',
  nothingMatches: 'No match.',
  collapseMenu: 'Collapse menu',
  expandMenu: 'Expand menu',
  sortAscending: 'sorted ascending',
  sortDescending: 'sorted descending',
  up: 'Up',
  down: 'Down',
} as const

export type AdminMessages = Record<keyof typeof adminEn, string>

export const AdminMessagesContext = createContext<AdminMessages>(adminEn)

export const useAdminMessages = (): AdminMessages => use(AdminMessagesContext)
