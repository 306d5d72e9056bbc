import type { ProductCardProps } from '../src/product-card.tsx'
import type { TicketCardProps } from '../src/ticket-card.tsx'

const [green, marigold, candy, blue, walnut, slate] = [
  { name: 'Tent green', colour: '#2e7d5b' },
  { name: 'Marigold', colour: '#e0a526' },
  { name: 'Candy', colour: '#b92d55' },
  { name: 'Harbour blue', colour: '#3b62ab' },
  { name: 'Walnut', colour: '#8a6b4f' },
  { name: 'Slate', colour: '#5a5f63' },
]

export const events: Omit<TicketCardProps, 'href'>[] = [
  {
    title: 'Night Market at Tobacco Dock',
    picture: { src: '/media/event-lights' },
    date: { weekday: 'Sat', day: '14', month: 'Mar', dateTime: '2026-03-14T18:30Z' },
    where: '18:30 GMT · London',
    price: 'From £12.00',
    scarcity: { label: '120 left', tone: 'plain' },
  },
  {
    title: 'Ceramics weekend: throwing from zero',
    picture: { src: '/media/event-bunting' },
    date: { weekday: 'Fri', day: '20', month: 'Mar', dateTime: '2026-03-20T10:00Z' },
    where: '10:00 GMT · Bristol',
    price: 'From £95.00',
    scarcity: { label: '6 left', tone: 'low' },
  },
  {
    title: 'Open-air cinema: Local Hero',
    picture: { src: '/media/event-waves' },
    date: { weekday: 'Thu', day: '2', month: 'Apr', dateTime: '2026-04-02T19:15Z' },
    where: '20:15 BST · Leith',
    price: 'Free, RSVP',
    scarcity: { label: 'Waitlist', tone: 'muted' },
  },
]

export const products: Omit<ProductCardProps, 'href'>[] = [
  {
    name: 'Harbour Mug',
    picture: { src: '/media/mug-marigold' },
    secondPicture: { src: '/media/mug-marigold-2' },
    price: '£18.00',
    swatches: [green, marigold, candy],
  },
  {
    name: 'Sunday Tote',
    picture: { src: '/media/tote-blue' },
    price: '£22.00',
    swatches: [marigold, candy, blue, slate, green, walnut],
  },
  {
    name: 'Reading Lamp',
    picture: { src: '/media/lamp-slate' },
    price: '£36.00',
    compareAt: '£48.00',
    ribbon: { label: 'Sale', tone: 'sale' },
    swatches: [candy, blue, walnut],
  },
  {
    name: 'Ripple Print',
    picture: { src: '/media/print-marigold' },
    price: '£30.00',
    priceFrom: true,
    swatches: [blue, walnut, slate],
  },
  {
    name: 'Ember Mug',
    picture: { src: '/media/mug-blue' },
    price: '£34.00',
    soldOut: true,
    swatches: [walnut, slate, green],
  },
  {
    name: 'Market Tote',
    picture: {},
    price: '£38.00',
    ribbon: { label: 'New', tone: 'plain' },
    swatches: [slate, green, marigold],
  },
  { name: 'Dusk Lamp', picture: {}, price: '£42.00', swatches: [green, marigold, candy] },
  { name: 'Bandstand Print', picture: {}, price: '£46.00', swatches: [marigold, candy, blue] },
]
