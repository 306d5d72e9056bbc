/** Orders of the stall that the fair had before its own shop. Prices are those of then; dates are days before now. */
export const formerOrders = [
  {
    number: '412',
    daysAgo: 801,
    buyer: { firstName: 'Agnes', lastName: 'Pell', email: 'agnes.pell@example.com' },
    address: { addressLine: '3 Nelson Mews', city: 'Bristol', postalCode: 'BS1 0YA', country: 'GB' },
    lines: [
      { name: 'Harbour Mug, first glaze', quantity: 2, price: '11.50' },
      { name: 'Fair Poster 2024', quantity: 1, price: '8.00' },
    ],
    delivery: { title: 'By post', price: '3.20' },
    total: '34.20',
    given: undefined,
  },
  {
    number: '437',
    daysAgo: 764,
    buyer: { firstName: 'Lucien', lastName: 'Marsh', email: 'lucien.marsh@example.net' },
    address: { addressLine: '48 Weir Lane', city: 'London', postalCode: 'SE8 0YB', country: 'GB' },
    lines: [{ name: 'Lantern of 2024', quantity: 1, price: '46.00' }],
    delivery: { title: 'By courier', price: '6.00' },
    total: '52.00',
    /** The glass came broken. */
    given: '20.00',
  },
] as const
