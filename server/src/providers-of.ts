import type { Providers } from './assembly.ts'
import type { Config } from './config.ts'
import { altcha } from './providers/captcha/altcha.ts'
import { hostedCaptcha } from './providers/captcha/hosted.ts'
import { mailerTo, smtpMailer } from './providers/mail/smtp.ts'
import { paymentProviders } from './providers/payment/providers.ts'
import { shippo } from './providers/shipping/shippo.ts'
import { stripeTaxes } from './providers/tax/stripe-tax.ts'
import { vies } from './providers/tax/vies.ts'

/** The outside world as the environment names it. */
export function providersOf({ smtpUrl, mailFrom, captcha: hosted, stripeUrl, shippoUrl, viesUrl }: Config): Providers {
  return {
    payments: paymentProviders(stripeUrl),
    carrier: shippo(shippoUrl),
    taxCalculators: stripeTaxes(stripeUrl),
    vatRegister: vies(viesUrl),
    mailer: smtpUrl ? smtpMailer(smtpUrl, mailFrom) : undefined,
    openMailer: mailerTo,
    captcha: hosted ? (_, onFault) => hostedCaptcha(hosted, onFault) : (secret) => altcha(secret),
  }
}
