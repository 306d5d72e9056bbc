import { expect, test } from 'vitest'
import { admin, refusal, visitor } from './clients.mjs'
import { newOccasion } from './occasions.mjs'

test('policies of an event are written, changed, ordered and deleted', async () => {
  const { event } = await newOccasion()
  const first = await admin.policies.createPolicy({ name: 'Refunds', body: 'None.', eventId: event._id })
  const second = await admin.policies.createPolicy({ name: 'Rules', body: 'Be kind.', eventId: event._id })
  expect(first._createdDate).toBeInstanceOf(Date)
  const changed = await admin.policies.updatePolicy(first._id, { revision: first.revision, name: 'Returns' })
  expect(changed).toMatchObject({ name: 'Returns', body: 'None.', revision: '2' })
  await admin.policies.reorderEventPolicies(second._id, event._id, { beforePolicyId: first._id })
  const { items } = await visitor().policies.queryPolicies().eq('eventId', event._id).find()
  expect(items.map(({ name }) => name)).toEqual(['Rules', 'Returns'])
  expect(await visitor().policies.getPolicy(second._id)).toMatchObject({ name: 'Rules' })
  await admin.policies.deletePolicy(second._id)
  expect(await refusal(admin.policies.getPolicy(second._id))).toMatchObject({ status: 404, code: 'POLICY_NOT_FOUND' })
})
