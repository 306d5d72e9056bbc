/** The business behind the fair, as its invoices name it. */
export const business = {
  legalName: 'Fairground Makers Ltd',
  address: { addressLine: '14 Viaduct Yard', city: 'London', postalCode: 'SE1 0XX', country: 'GB' },
  email: 'hello@fairground.example',
  phone: '+44 20 7946 0014',
  taxId: 'GB 999 9999 73',
}

export const invoiceNote =
  'Fairground Makers Ltd, registered in England and Wales. Questions about this invoice: write to us.'

/** Before the numbers of its orders, wherever buyers read them. */
export const orderPrefix = 'FG-'

/** Buyer of the past order that has an invoice. */
export const invoicedBuyer = 'idris.okafor@example.org'
