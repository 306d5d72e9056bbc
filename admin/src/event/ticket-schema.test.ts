import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ticketSchema } from './ticket-schema.ts'
import { emptyTicket, type TicketValues } from './ticket-values.ts'

const good: TicketValues = { ...emptyTicket, name: 'Standing', price: '20' }
const tier = { tierId: '', name: 'Early bird', price: '10', until: '', limit: '5' }

test.for([
  ['a fixed price', {}, []],
  ['no price', { price: '' }, ['price']],
  ['an earlier price', { tiers: [tier] }, []],
  ['an earlier price that never ends', { tiers: [{ ...tier, limit: '' }] }, ['tiers.0.until']],
  ['an earlier price without a name', { tiers: [{ ...tier, name: ' ' }] }, ['tiers.0.name']],
  ['earlier prices before none', { price: '0', tiers: [tier] }, ['price']],
  ['suggested amounts', { pricing: 'guest', price: '5', suggested: '5; 10' }, []],
  ['a suggestion below the least price', { pricing: 'guest', price: '5', suggested: '4' }, ['suggested']],
  ['a suggestion that is no amount', { pricing: 'guest', price: '5', suggested: 'ten' }, ['suggested']],
  ['seven suggestions', { pricing: 'guest', price: '1', suggested: '1;2;3;4;5;6;7' }, ['suggested']],
  ['several prices, and none', { pricing: 'options', price: '' }, ['pricing']],
  ['several prices', { pricing: 'options', price: '', options: [{ optionId: '', name: 'Child', price: '4' }] }, []],
  ['fewer per person than the fewest', { fewest: '3', perPerson: '2' }, ['fewest']],
] satisfies [string, Partial<TicketValues>, string[]][])('%s', ([, change, fields]) => {
  const { issues = [] } = v.safeParse(ticketSchema('GBP'), { ...good, ...change })
  expect(issues.map(({ path }) => path?.map(({ key }) => key).join('.'))).toEqual(fields)
})
