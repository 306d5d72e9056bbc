import type { TemplatedMail } from '../../mail/compose.ts'
import type { Phrase } from '../../mail/texts/phrases.ts'

/** For every change of how somebody signs in: nobody else makes one unnoticed. */
export const factorChangedMail = (to: string, change: Phrase, when: Date): TemplatedMail => ({
  to,
  template: 'factorChanged',
  values: { change: { phrase: change }, when },
})
