import type { Mail } from '../mail/mailer.ts'

/** What members are mailed. Links are made of PUBLIC_URL alone; a request's Host decides nothing. */
export const verificationMail = (to: string, siteName: string, code: string): Mail => ({
  to,
  subject: `Your code for ${siteName}`,
  text: `${code} is your code for ${siteName}. It is good for 15 minutes.\n\nIf you did not ask for it, nothing happens.\n`,
})

export const recoveryMail = (to: string, siteName: string, link: string): Mail => ({
  to,
  subject: `Choose another password for ${siteName}`,
  text: `Open this link within 30 minutes to choose another password. It works once.\n\n${link}\n\nIf you did not ask for it, nothing happens, and your password stays as it is.\n`,
})

export const activationMail = (to: string, siteName: string, link: string): Mail => ({
  to,
  subject: `Welcome to ${siteName}`,
  text: `You have an account at ${siteName}. Open this link within a day to choose your password. It works once.\n\n${link}\n`,
})

export const changedPasswordMail = (to: string, siteName: string): Mail => ({
  to,
  subject: `Your password for ${siteName} was changed`,
  text: `The password of your account at ${siteName} was changed, and you were signed out everywhere.\n\nIf it was not you, ask for another password at once and tell us.\n`,
})
