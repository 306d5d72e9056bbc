/** Pages of the fair's own, as paragraphs of `richText`. Sample texts: a shop that sells has its own. */
export const pages = [
  {
    kind: 'TERMS',
    title: 'Terms and conditions',
    text: [
      'These terms apply to everything you buy from Fairground: goods by post or at the workshop, and tickets to our evenings.',
      '# Orders and prices',
      'An order is placed when you press the button with its total on it. Prices hold for the order as it is placed. Tax, delivery and fees are shown before you pay.',
      '# Tickets',
      'A ticket admits its holder once. If we cancel an event, you get back what you paid for it.',
      '# Liability',
      'We answer for what we promise and for the safety of what we sell, as the law of England and Wales has it.',
    ],
  },
  {
    kind: 'PRIVACY',
    title: 'Privacy policy',
    text: [
      'We store what an order needs: your name, your address, your email and what you bought.',
      '# Why we store it',
      '- To send your goods and tickets, and to answer you.',
      '- To hold the accounts that the law requires.',
      '- For letters about new things, only if you want them.',
      '# Your rights',
      'In your account you can read everything that is stored about you, download it and delete it. Write to us about anything else.',
    ],
  },
  {
    kind: 'RETURNS',
    title: 'Returns',
    text: [
      'Changed your mind? Send goods back within 30 days of their arrival, unused, and we refund their price and the standard delivery.',
      '# How it works',
      '- Write to us with the number of your order.',
      '- Pack it well and send it to the workshop.',
      '- You get your money back within 14 days, the way you paid.',
      'Things made to your wishes, such as an engraved lamp, and downloads that you have opened cannot be returned unless they are faulty.',
      '# Often wondered',
      '? Who pays for the parcel back? | You do, unless something is wrong with what we sent: then we mail you a label.',
      '? May I swap a size? | Yes. Write to us first, and we put the other one aside for a week.',
      '> See your orders | /account/orders',
    ],
  },
  {
    kind: 'SHIPPING',
    title: 'Delivery and pick-up',
    text: [
      'We pack on weekdays. The checkout shows every way to your address, with its price and the day to expect it.',
      '- By post to the United Kingdom, Europe and the rest of the world.',
      '- By our van to addresses nearby, at a time that you choose.',
      '- Or fetch your order at the workshop, where the kettle is on.',
    ],
  },
  {
    kind: 'IMPRINT',
    title: 'Imprint',
    text: [
      'Fairground Makers Ltd, 14 Viaduct Yard, London SE1 0XX, United Kingdom',
      'Email: hello@fairground.example',
      'This is a demonstration shop: nothing in it is for sale, and the company is made up.',
    ],
  },
] as const

/** Settings of the checkout page. */
export const atCheckout = {
  checkoutPolicies: {
    returnPolicy: { visible: true, content: 'Send goods back within 30 days, unused, and you get back what you paid.' },
    digitalItemPolicy: {
      visible: true,
      content: 'Downloads are yours from the moment you pay. They are not taken back once you have opened them.',
    },
    contactUs: { visible: true, content: 'Write to hello@fairground.example. We answer within two working days.' },
  },
  checkoutFields: { subscriptionCheckbox: { visible: true, checkedByDefault: false } },
}

/** Payment methods outside that the shop names. */
export const waysToPay = [
  {
    title: 'Bank transfer',
    description: 'We pack your order when the money is in our account.',
    instructions:
      'Transfer the amount below to Fairground Makers Ltd, Harbour Bank.\nIBAN: GB00 DEMO 0000 0000 0000 00\nThis is a demonstration shop: the account is made up.',
  },
] as const
