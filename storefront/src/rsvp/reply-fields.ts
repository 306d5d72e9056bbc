/** Names of form fields beside the organiser's questions. */
export const COMPANIONS = 'companions'
export const NAMES = 'names'
export const STATUS = 'status'
