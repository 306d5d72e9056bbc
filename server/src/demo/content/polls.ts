/** The poll on the page of the swap shop, with the votes that visitors and members have cast. */
export const nextSwap = {
  eventTitle: 'Swap shop: bring a chair, take a chair',
  id: 'next-swap',
  question: 'What should the next swap be about?',
  options: [
    { title: 'Lamps and shades', votes: 14 },
    { title: 'Bicycles and parts', votes: 9 },
    { title: 'Pots, pans and knives', votes: 6 },
    { title: 'Wool, cloth and yarn', votes: 5 },
  ],
  /** Addresses of members, who are for the first option. */
  members: ['ruth.calder@example.com'],
} as const
