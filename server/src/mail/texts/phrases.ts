/** Phrases that mails are put together from, in the languages that are built in. */
const phrases = {
  totpAdded: {
    en: 'Signing in now needs a code from your authenticator app.',
    de: 'Beim Anmelden wird jetzt ein Code aus Ihrer Authenticator-App verlangt.',
    fr: 'La connexion demande désormais un code de votre application d’authentification.',
  },
  totpRemoved: {
    en: 'Signing in no longer needs a code from your authenticator app.',
    de: 'Beim Anmelden wird kein Code aus Ihrer Authenticator-App mehr verlangt.',
    fr: 'La connexion ne demande plus de code de votre application d’authentification.',
  },
  emailCodesAdded: {
    en: 'Signing in now needs a code that we email you.',
    de: 'Beim Anmelden wird jetzt ein Code verlangt, den wir Ihnen per E-Mail schicken.',
    fr: 'La connexion demande désormais un code que nous vous envoyons par e-mail.',
  },
  emailCodesRemoved: {
    en: 'Signing in no longer needs a code that we email you.',
    de: 'Beim Anmelden wird kein Code per E-Mail mehr verlangt.',
    fr: 'La connexion ne demande plus de code envoyé par e-mail.',
  },
  passkeyAdded: {
    en: 'A passkey was added.',
    de: 'Ein Passkey wurde hinzugefügt.',
    fr: 'Une clé d’accès a été ajoutée.',
  },
  passkeyRemoved: {
    en: 'A passkey was removed.',
    de: 'Ein Passkey wurde entfernt.',
    fr: 'Une clé d’accès a été supprimée.',
  },
  recoveryCodesRenewed: {
    en: 'You have new recovery codes. The old ones no longer work.',
    de: 'Sie haben neue Wiederherstellungscodes. Die früheren gelten nicht mehr.',
    fr: 'Vous avez de nouveaux codes de secours. Les anciens ne fonctionnent plus.',
  },
  recoveryCodeUsed: {
    en: 'A recovery code was used to sign in. It cannot be used again.',
    de: 'Für eine Anmeldung wurde ein Wiederherstellungscode verwendet. Er kann nicht noch einmal verwendet werden.',
    fr: 'Un code de secours a été utilisé pour une connexion. Il ne peut plus être utilisé.',
  },
  factorsReset: {
    en: 'The staff of the site removed the second step and the passkeys of your sign-in.',
    de: 'Das Team der Website hat den zweiten Schritt und die Passkeys Ihrer Anmeldung entfernt.',
    fr: 'L’équipe du site a supprimé la deuxième étape et les clés d’accès de votre connexion.',
  },
  browserOn: {
    en: '{{browser}} on {{system}}',
    de: '{{browser}} unter {{system}}',
    fr: '{{browser}} sur {{system}}',
  },
  somebody: { en: 'Somebody', de: 'einer anderen Person', fr: 'une autre personne' },
  holderSince: { en: 'Somebody', de: 'eine andere Person', fr: 'une autre personne' },
  codeVoid: {
    en: 'Yours no longer admits anybody.',
    de: 'Mit Ihrem wird niemand mehr eingelassen.',
    fr: 'Le vôtre n’admet plus personne.',
  },
  codeOfPassStays: {
    en: 'Yours no longer admits anybody on this date. It stays valid on the other dates of your pass.',
    de: 'Mit Ihrem wird an diesem Termin niemand mehr eingelassen. An den anderen Terminen Ihrer Karte gilt er weiter.',
    fr: 'Le vôtre n’admet plus personne à cette date. Il reste valable aux autres dates de votre abonnement.',
  },
  codesVoid: {
    en: 'Their codes no longer admit anybody.',
    de: 'Mit ihren Codes wird niemand mehr eingelassen.',
    fr: 'Leurs codes n’admettent plus personne.',
  },
  codesOfPassStay: {
    en: 'Their codes no longer admit anybody on these dates. The code of your pass stays valid on its other dates.',
    de: 'Mit ihren Codes wird an diesen Terminen niemand mehr eingelassen. Der Code Ihrer Karte gilt an ihren anderen Terminen weiter.',
    fr: 'Leurs codes n’admettent plus personne à ces dates. Le code de votre abonnement reste valable à ses autres dates.',
  },
  admitsPeople: { en: 'admits {{people}}', de: 'Einlass für {{people}} Personen', fr: 'admet {{people}} personnes' },
  cancelableUntil: {
    en: {
      zero: 'can be cancelled until the start; {{percent}} % goes back',
      one: 'can be cancelled until {{count}} hour before the start; {{percent}} % goes back',
      other: 'can be cancelled until {{count}} hours before the start; {{percent}} % goes back',
    },
    de: {
      zero: 'bis zum Beginn stornierbar; {{percent}} % gehen zurück',
      one: 'bis {{count}} Stunde vor Beginn stornierbar; {{percent}} % gehen zurück',
      other: 'bis {{count}} Stunden vor Beginn stornierbar; {{percent}} % gehen zurück',
    },
    fr: {
      zero: 'annulable jusqu’au début\u00a0; {{percent}}\u00a0% remboursés',
      one: 'annulable jusqu’à {{count}} heure avant le début\u00a0; {{percent}}\u00a0% remboursés',
      other: 'annulable jusqu’à {{count}} heures avant le début\u00a0; {{percent}}\u00a0% remboursés',
    },
  },
  cancelableForFee: {
    en: {
      zero: 'can be cancelled until the start; {{percent}} % less {{fee}} goes back',
      one: 'can be cancelled until {{count}} hour before the start; {{percent}} % less {{fee}} goes back',
      other: 'can be cancelled until {{count}} hours before the start; {{percent}} % less {{fee}} goes back',
    },
    de: {
      zero: 'bis zum Beginn stornierbar; {{percent}} % abzüglich {{fee}} gehen zurück',
      one: 'bis {{count}} Stunde vor Beginn stornierbar; {{percent}} % abzüglich {{fee}} gehen zurück',
      other: 'bis {{count}} Stunden vor Beginn stornierbar; {{percent}} % abzüglich {{fee}} gehen zurück',
    },
    fr: {
      zero: 'annulable jusqu’au début\u00a0; {{percent}}\u00a0% moins {{fee}} remboursés',
      one: 'annulable jusqu’à {{count}} heure avant le début\u00a0; {{percent}}\u00a0% moins {{fee}} remboursés',
      other: 'annulable jusqu’à {{count}} heures avant le début\u00a0; {{percent}}\u00a0% moins {{fee}} remboursés',
    },
  },
  accessibility: {
    en: 'accessibility: {{notes}}',
    de: 'Barrierefreiheit: {{notes}}',
    fr: 'accessibilité\u00a0: {{notes}}',
  },
  seatInRow: {
    en: '{{section}}, row {{element}}, seat {{seat}}',
    de: '{{section}}, Reihe {{element}}, Platz {{seat}}',
    fr: '{{section}}, rang {{element}}, place {{seat}}',
  },
  seatAtTable: {
    en: '{{section}}, table {{element}}, seat {{seat}}',
    de: '{{section}}, Tisch {{element}}, Platz {{seat}}',
    fr: '{{section}}, table {{element}}, place {{seat}}',
  },
  onlineAt: { en: 'online: {{link}}', de: 'online: {{link}}', fr: 'en ligne\u00a0: {{link}}' },
  onlineFrom: {
    en: 'the page of your ticket has the link to take part online from',
    de: 'die Seite Ihres Tickets zeigt den Link zur Online-Teilnahme ab',
    fr: 'la page de votre billet affiche le lien pour participer en ligne à partir du',
  },
  onlineLater: {
    en: 'the page of your ticket has the link to take part online once there is one',
    de: 'die Seite Ihres Tickets zeigt den Link zur Online-Teilnahme, sobald es ihn gibt',
    fr: 'la page de votre billet affichera le lien pour participer en ligne dès qu’il existera',
  },
  joinOnline: { en: 'Take part online', de: 'Online teilnehmen', fr: 'Participer en ligne' },
  replyOnlineFrom: {
    en: 'Your reply and your ticket have the link to take part online from',
    de: 'Ihre Antwort und Ihr Ticket zeigen den Link zur Online-Teilnahme ab',
    fr: 'Votre réponse et votre billet affichent le lien pour participer en ligne à partir du',
  },
  replyOnlineLater: {
    en: 'Your reply and your ticket have the link to take part online once there is one',
    de: 'Ihre Antwort und Ihr Ticket zeigen den Link zur Online-Teilnahme, sobald es ihn gibt',
    fr: 'Votre réponse et votre billet afficheront le lien pour participer en ligne dès qu’il existera',
  },
  placeInArea: { en: '{{section}}, {{element}}', de: '{{section}}, {{element}}', fr: '{{section}}, {{element}}' },
  eventPage: { en: 'See the event', de: 'Zur Veranstaltung', fr: 'Voir l’événement' },
  giveBackInFull: {
    en: 'If you cannot come, give your tickets back by {{until}}, and get back all that you paid for them.',
    de: 'Wenn Sie nicht kommen können, geben Sie Ihre Tickets bis {{until}} zurück, und Sie erhalten alles zurück, was Sie dafür bezahlt haben.',
    fr: 'Si vous ne pouvez pas venir, rendez vos billets avant le {{until}}\u00a0: tout ce que vous avez payé vous est remboursé.',
  },
  giveBackWithoutFees: {
    en: 'If you cannot come, give your tickets back by {{until}}, and get back what you paid for them, without the fees.',
    de: 'Wenn Sie nicht kommen können, geben Sie Ihre Tickets bis {{until}} zurück, und Sie erhalten den Preis ohne die Gebühren zurück.',
    fr: 'Si vous ne pouvez pas venir, rendez vos billets avant le {{until}}\u00a0: leur prix vous est remboursé, hors frais.',
  },
  giveBackForCredit: {
    en: 'If you cannot come, give your tickets back by {{until}}. What comes back, as money or as credit for this shop, is shown before you confirm.',
    de: 'Wenn Sie nicht kommen können, geben Sie Ihre Tickets bis {{until}} zurück. Was Sie dafür bekommen, als Geld oder als Guthaben für diesen Shop, sehen Sie, bevor Sie bestätigen.',
    fr: 'Si vous ne pouvez pas venir, rendez vos billets avant le {{until}}. Ce que vous recevez, en argent ou en avoir pour cette boutique, est affiché avant la confirmation.',
  },
  giveBackAsHolder: {
    en: 'If you cannot come, you may give your ticket back by {{until}}, on its page. What was paid for it goes back to its buyer.',
    de: 'Wenn Sie nicht kommen können, können Sie Ihr Ticket bis {{until}} auf seiner Seite zurückgeben. Der bezahlte Betrag geht an die Person zurück, die es gekauft hat.',
    fr: 'Si vous ne pouvez pas venir, vous pouvez rendre votre billet avant le {{until}}, sur sa page. La somme payée est remboursée à la personne qui l’a acheté.',
  },
  bundleTransferred: {
    en: 'its bundle can be given back once the person to whom you transferred a ticket of it has given that back; if they cannot, contact the organiser',
    de: 'das Paket kann zurückgegeben werden, sobald die Person, auf die Sie ein Ticket davon übertragen haben, dieses zurückgegeben hat; wenn sie das nicht kann, wenden Sie sich an den Veranstalter',
    fr: 'la formule peut être rendue dès que la personne à qui vous en avez cédé un billet l’a rendu\u00a0; si elle ne le peut pas, contactez l’organisateur',
  },
  bundleUsed: {
    en: 'a ticket of its bundle was used at the door; to give back the rest, contact the organiser',
    de: 'mit einem Ticket des Pakets wurde schon eingelassen; wegen der übrigen wenden Sie sich an den Veranstalter',
    fr: 'un billet de la formule a déjà servi à l’entrée\u00a0; pour rendre les autres, contactez l’organisateur',
  },
  giveBackForOthers: {
    en: 'If you cannot come, give your tickets back by {{until}}, so that others can come in your place.',
    de: 'Wenn Sie nicht kommen können, geben Sie Ihre Tickets bis {{until}} zurück, damit andere kommen können.',
    fr: 'Si vous ne pouvez pas venir, rendez vos billets avant le {{until}}, pour que d’autres puissent venir.',
  },
  giveBackTickets: {
    en: 'Give back tickets of order {{number}}',
    de: 'Tickets der Bestellung {{number}} zurückgeben',
    fr: 'Rendre des billets de la commande {{number}}',
  },
  seeOrder: { en: 'See order {{number}}', de: 'Bestellung {{number}} ansehen', fr: 'Voir la commande {{number}}' },
  seeTicket: { en: 'See your ticket', de: 'Ihr Ticket ansehen', fr: 'Voir votre billet' },
  changeReply: { en: 'Change your reply', de: 'Antwort ändern', fr: 'Modifier la réponse' },
  addToCalendar: { en: 'Add it to your calendar', de: 'In den Kalender eintragen', fr: 'Ajouter à votre agenda' },
  chargeUnknown: {
    en: 'Charged, but no payment is known',
    de: 'Eingezogen, ohne bekannte Zahlung',
    fr: 'Débité, sans paiement connu',
  },
  chargeNotBooked: {
    en: 'Charged, but not paid here',
    de: 'Eingezogen, hier nicht bezahlt',
    fr: 'Débité, mais non payé ici',
  },
  chargeAmount: {
    en: 'Another amount was charged',
    de: 'Anderer Betrag eingezogen',
    fr: 'Un autre montant a été débité',
  },
  chargeMissing: {
    en: 'Paid here, unknown to the provider',
    de: 'Hier bezahlt, beim Anbieter unbekannt',
    fr: 'Payé ici, inconnu du prestataire',
  },
  refundUnknown: {
    en: 'Refunded at the provider alone',
    de: 'Nur beim Anbieter erstattet',
    fr: 'Remboursé chez le prestataire seulement',
  },
  refundNotBooked: {
    en: 'Refunded, but failed here',
    de: 'Erstattet, hier fehlgeschlagen',
    fr: 'Remboursé, mais échoué ici',
  },
  refundFailed: {
    en: 'Refund failed at the provider',
    de: 'Erstattung beim Anbieter fehlgeschlagen',
    fr: 'Remboursement échoué chez le prestataire',
  },
  refundAmount: {
    en: 'Another amount was refunded',
    de: 'Anderer Betrag erstattet',
    fr: 'Un autre montant a été remboursé',
  },
  refundMissing: {
    en: 'Refunded here, unknown to the provider',
    de: 'Hier erstattet, beim Anbieter unbekannt',
    fr: 'Remboursé ici, inconnu du prestataire',
  },
  toPayNow: { en: 'To pay now', de: 'Jetzt zu zahlen', fr: 'À payer maintenant' },
  paidNow: { en: 'Paid with the order', de: 'Mit der Bestellung bezahlt', fr: 'Payé avec la commande' },
  collectedLater: { en: 'We collect later', de: 'Ziehen wir später ein', fr: 'À régler plus tard' },
  discount: { en: 'Discount', de: 'Rabatt', fr: 'Remise' },
  delivery: { en: 'Delivery', de: 'Lieferung', fr: 'Livraison' },
  fees: { en: 'Fees', de: 'Gebühren', fr: 'Frais' },
  tip: { en: 'Tip', de: 'Trinkgeld', fr: 'Pourboire' },
  tax: { en: 'Tax', de: 'Steuer', fr: 'Taxes' },
  taxIncluded: { en: 'Tax, included', de: 'Davon Steuer', fr: 'Dont taxes' },
  total: { en: 'Total', de: 'Summe', fr: 'Total' },
  refundedToPayment: {
    en: 'It goes back to the card or account that you paid with. It may take a few days to appear on your statement.',
    de: 'Das Geld geht auf die Karte oder das Konto zurück, mit dem Sie bezahlt haben. Bis es dort erscheint, kann es einige Tage dauern.',
    fr: 'Le montant est reversé sur la carte ou le compte qui a servi au paiement. Il peut mettre quelques jours à y apparaître.',
  },
  refundedByHand: {
    en: 'We returned it to you directly, not through an online payment. If you have not received it, contact us.',
    de: 'Wir haben Ihnen das Geld direkt zurückgegeben, nicht über eine Online-Zahlung. Wenn Sie es nicht erhalten haben, wenden Sie sich bitte an uns.',
    fr: 'Nous vous l’avons rendu directement, sans passer par un paiement en ligne. Si vous ne l’avez pas reçu, contactez-nous.',
  },
  refundedBothWays: {
    en: 'Part of it goes back to the card or account that you paid with, which may take a few days. We returned the rest to you directly. If you have not received it, contact us.',
    de: 'Ein Teil geht auf die Karte oder das Konto zurück, mit dem Sie bezahlt haben; das kann einige Tage dauern. Den Rest haben wir Ihnen direkt zurückgegeben. Wenn Sie ihn nicht erhalten haben, wenden Sie sich bitte an uns.',
    fr: 'Une partie est reversée sur la carte ou le compte qui a servi au paiement, ce qui peut prendre quelques jours. Nous vous avons rendu le reste directement. Si vous ne l’avez pas reçu, contactez-nous.',
  },
  ticketsVoid: {
    en: 'Its tickets are no longer valid.',
    de: 'Die Tickets dieser Bestellung gelten nicht mehr.',
    fr: 'Les billets de cette commande ne sont plus valables.',
  },
  nothingOwed: {
    en: 'You owe nothing for it.',
    de: 'Sie müssen nichts bezahlen.',
    fr: 'Vous n’avez rien à payer.',
  },
  noAutomaticRefund: {
    en: 'What you paid is not refunded automatically. Contact us about a refund.',
    de: 'Ihre Zahlung wird nicht automatisch erstattet. Wenden Sie sich wegen einer Erstattung bitte an uns.',
    fr: 'Votre paiement n’est pas remboursé automatiquement. Pour un remboursement, contactez-nous.',
  },
  reverseCharge: {
    en: 'VAT (reverse charge: you account for it)',
    de: 'USt. (Steuerschuldnerschaft des Leistungsempfängers)',
    fr: 'TVA (autoliquidation par le client)',
  },
  creditComes: {
    en: 'In place of a refund you get {{amount}} of credit. Its code comes in an email of its own.',
    de: 'Anstelle einer Erstattung bekommen Sie {{amount}} Guthaben. Der Code kommt in einer eigenen E-Mail.',
    fr: 'À la place d’un remboursement, vous recevez un avoir de {{amount}}. Son code arrive dans un e-mail séparé.',
  },
  refundComes: {
    en: 'We are refunding {{amount}} to the card or account that you paid with. It may take a few days to appear on your statement.',
    de: 'Wir erstatten {{amount}} auf die Karte oder das Konto, mit dem Sie bezahlt haben. Bis das Geld dort erscheint, kann es einige Tage dauern.',
    fr: 'Nous remboursons {{amount}} sur la carte ou le compte qui a servi au paiement. Le montant peut mettre quelques jours à y apparaître.',
  },
  refundComesByHand: {
    en: 'We will return {{returned}} to you directly. Contact us if you do not hear from us.',
    de: 'Wir geben Ihnen {{returned}} direkt zurück. Wenn Sie nichts von uns hören, wenden Sie sich bitte an uns.',
    fr: 'Nous vous rendrons {{returned}} directement. Sans nouvelles de notre part, contactez-nous.',
  },
  refundComesBothWays: {
    en: 'We are refunding {{amount}} to the card or account that you paid with, which may take a few days, and will return {{returned}} to you directly. Contact us if you do not hear from us.',
    de: 'Wir erstatten {{amount}} auf die Karte oder das Konto, mit dem Sie bezahlt haben; das kann einige Tage dauern. Weitere {{returned}} geben wir Ihnen direkt zurück. Wenn Sie nichts von uns hören, wenden Sie sich bitte an uns.',
    fr: 'Nous remboursons {{amount}} sur la carte ou le compte qui a servi au paiement, ce qui peut prendre quelques jours, et vous rendrons {{returned}} directement. Sans nouvelles de notre part, contactez-nous.',
  },
  payInPersonBy: {
    en: 'Pay in person or by transfer, by',
    de: 'Vor Ort oder per Überweisung zu zahlen bis',
    fr: 'À payer sur place ou par virement avant le',
  },
  giftCardUntil: { en: 'Valid until', de: 'Gültig bis', fr: 'Valable jusqu’au' },
  giftCardFrom: { en: 'From', de: 'Von', fr: 'De la part de' },
  giftCard: { en: 'Gift card', de: 'Geschenkkarte', fr: 'Carte cadeau' },
  payBy: {
    en: 'Pay by',
    de: 'Zu zahlen bis',
    fr: 'À payer avant le',
  },
  reference: {
    en: 'Reference',
    de: 'Verwendungszweck',
    fr: 'Référence',
  },
  reason: {
    en: 'Reason',
    de: 'Grund',
    fr: 'Motif',
  },
  answerBy: {
    en: 'Answer by',
    de: 'Antwort bis',
    fr: 'Réponse avant le',
  },
  formerAccount: {
    en: 'At the account that was replaced, with the public key',
    de: 'Beim früheren Konto mit dem öffentlichen Schlüssel',
    fr: 'Sur l’ancien compte, avec la clé publique',
  },
} as const satisfies Record<string, Readonly<Record<'en' | 'de' | 'fr', Wording>>>

/** Words, or those for counts. */
type Wording = string | { readonly zero: string; readonly one: string; readonly other: string }

export type Phrase = keyof typeof phrases

/** In the language of the text, else in English. */
export function phraseIn(phrase: Phrase, language: string, count = 0): string {
  const words: Readonly<Record<string, Wording>> = phrases[phrase]
  const base = language.split('-', 1)[0] ?? ''
  const known = Object.hasOwn(words, base) ? base : 'en'
  const wording = words[known] ?? phrases[phrase].en
  if (typeof wording === 'string') return wording
  if (count === 0) return wording.zero
  return new Intl.PluralRules(known).select(count) === 'one' ? wording.one : wording.other
}
