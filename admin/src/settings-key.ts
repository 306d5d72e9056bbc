/** Begins the key of every query of settings: a change of one shows in its own list and in the audit log. */
export const SETTINGS = 'settings'
