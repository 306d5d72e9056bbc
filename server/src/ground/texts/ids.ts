// Written by scripts/messages/generate.ts from messages/en: do not edit.
export interface Texts {
  'failure.busy': undefined
  'failure.busyTitle': undefined
  'failure.fault': undefined
  'failure.faultTitle': undefined
  'failure.home': undefined
  'failure.refused': undefined
  'failure.refusedTitle': undefined
  'failure.tooMany': undefined
  'failure.tooManyTitle': undefined
}
