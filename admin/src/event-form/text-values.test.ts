import { expect, test } from 'vitest'
import { formTexts, messagesOf, textsOf } from './text-values.ts'

test('texts are read from their places, and written back to them', () => {
  const messages = {
    rsvp: {
      rsvpYesOption: 'Count me in',
      waitlistMessages: { title: 'Wait', confirmation: { message: 'We will write.' } },
    },
  }
  const typed = textsOf(messages, formTexts.RSVP)
  expect(typed).toEqual(['Count me in', '', 'Wait', '', '', 'We will write.'])
  expect(messagesOf([...typed.slice(0, 3), ' Send it ', ...typed.slice(4)], formTexts.RSVP)).toEqual({
    rsvp: {
      rsvpYesOption: 'Count me in',
      rsvpNoOption: '',
      waitlistMessages: { title: 'Wait', confirmation: { message: 'We will write.' } },
      submitActionLabel: 'Send it',
      positiveMessages: { confirmation: { message: '' } },
    },
  })
})
