/** Values that are words of ours, in the languages that are built in. */
const phrases = {
  totpAdded: {
    en: 'Signing in now needs a code from your authenticator app.',
    de: 'Beim Anmelden wird jetzt ein Code Ihrer Authenticator-App verlangt.',
    fr: 'La connexion demande désormais un code de votre application d’authentification.',
  },
  totpRemoved: {
    en: 'Signing in no longer needs a code from your authenticator app.',
    de: 'Beim Anmelden wird kein Code Ihrer Authenticator-App mehr verlangt.',
    fr: 'La connexion ne demande plus de code de votre application d’authentification.',
  },
  emailCodesAdded: {
    en: 'Signing in now needs a code that we email you.',
    de: 'Beim Anmelden wird jetzt ein Code verlangt, den wir Ihnen schicken.',
    fr: 'La connexion demande désormais un code que nous vous envoyons.',
  },
  emailCodesRemoved: {
    en: 'Signing in no longer needs a code that we email you.',
    de: 'Beim Anmelden wird kein Code mehr verlangt, den wir Ihnen schicken.',
    fr: 'La connexion ne demande plus de code que nous vous envoyons.',
  },
  passkeyAdded: { en: 'A passkey was added.', de: 'Ein Passkey kam dazu.', fr: 'Une clé d’accès a été ajoutée.' },
  passkeyRemoved: {
    en: 'A passkey was removed.',
    de: 'Ein Passkey wurde entfernt.',
    fr: 'Une clé d’accès a été supprimée.',
  },
  recoveryCodesRenewed: {
    en: 'You have new recovery codes. The old ones no longer work.',
    de: 'Sie haben neue Wiederherstellungscodes. Die früheren wirken nicht mehr.',
    fr: 'Vous avez de nouveaux codes de secours. Les précédents ne servent plus.',
  },
  recoveryCodeUsed: {
    en: 'A recovery code was used to sign in. It cannot be used again.',
    de: 'Mit einem Wiederherstellungscode hat sich jemand angemeldet. Er wirkt nicht noch einmal.',
    fr: 'Un code de secours a servi à se connecter. Il ne servira plus.',
  },
  factorsReset: {
    en: 'The staff of the site removed every second step of your sign-in.',
    de: 'Das Team der Website hat alle zweiten Schritte Ihrer Anmeldung entfernt.',
    fr: 'L’équipe du site a supprimé toutes les secondes étapes de votre connexion.',
  },
  discount: { en: 'Discount', de: 'Rabatt', fr: 'Remise' },
  delivery: { en: 'Delivery', de: 'Lieferung', fr: 'Livraison' },
  fees: { en: 'Fees', de: 'Gebühren', fr: 'Frais' },
  tax: { en: 'Tax', de: 'Steuer', fr: 'Taxes' },
  taxIncluded: { en: 'Tax included', de: 'Darin Steuer', fr: 'Dont taxes' },
  total: { en: 'Total', de: 'Summe', fr: 'Total' },
  payInPersonBy: {
    en: 'Pay in person or by transfer, by',
    de: 'Vor Ort oder per Überweisung zu zahlen bis',
    fr: 'À payer sur place ou par virement avant le',
  },
} as const satisfies Record<string, Readonly<Record<'en' | 'de' | 'fr', string>>>

export type Phrase = keyof typeof phrases

/** In the language of the text, else in English. */
export function phraseIn(phrase: Phrase, language: string): string {
  const words: Readonly<Record<string, string>> = phrases[phrase]
  return words[language.split('-', 1)[0] ?? ''] ?? phrases[phrase].en
}
