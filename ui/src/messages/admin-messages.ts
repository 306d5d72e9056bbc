import { createContext, use } from 'react'

/** English words of the admin's primitives. */
export const adminEn = {
  optional: 'optional',
  close: 'Close',
  notifications: 'Notifications',
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
