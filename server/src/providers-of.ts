import type { Providers } from './assembly.ts'
import type { Config } from './config.ts'
import type { Mailer } from './mail/mailer.ts'
import { altcha } from './providers/captcha/altcha.ts'
import { hostedCaptcha } from './providers/captcha/hosted.ts'
import { smtpMailer } from './providers/mail/smtp.ts'
import { paymentProviders } from './providers/payment/providers.ts'
import { shippo } from './providers/shipping/shippo.ts'
import { vies } from './providers/tax/vies.ts'

/** The outside world as the environment names it. */
export function providersOf({ smtpUrl, mailFrom, captcha: hosted, stripeUrl, shippoUrl, viesUrl }: Config): Providers {
  return {
    payments: paymentProviders(stripeUrl),
    carrier: shippo(shippoUrl),
    vatRegister: vies(viesUrl),
    mailer: smtpUrl ? smtpMailer(smtpUrl, mailFrom) : undefined,
    captcha: hosted ? (_, onFault) => hostedCaptcha(hosted, onFault) : (secret) => altcha(secret),
  }
}

/** A mailer that sends through the server of an address, in the name of a sender. */
export const mailerAt = (url: string, from: string): Mailer => smtpMailer(url, from)
