import { expect, test } from 'vitest'
import type { TestVisitor } from '../../../test/fixture.ts'
import type { JobContext } from '../../jobs/feature-jobs.ts'
import { codeOf, gatePath, hold, hotEvent, join, look, ok, placeOf, solved } from './gates.fixture.ts'
import { gateJobs } from './jobs.ts'

const SECOND = 1_000
const MINUTE = 60 * SECOND

test('the gate is off until it is set, and its settings have bounds, revisions and an audit entry', async () => {
  const hot = await hotEvent({ enabled: false })
  const { site, eventId, set } = hot
  const visitor = await site.visitor()
  expect(ok(await look(visitor, eventId)).gate).toEqual({
    status: 'OFF',
    difficulty: 0,
    waiting: 0,
    lookAgainSeconds: 15,
  })
  expect(codeOf(await join(visitor, eventId))).toEqual([409, 'EVENT_GATE_OFF'])
  expect(codeOf(await visitor.call('GET', gatePath(eventId, '/challenge')))).toEqual([409, 'EVENT_GATE_OFF'])
  for (const wrong of [
    { admissionsPerMinute: 0 },
    { admissionsPerMinute: 6001 },
    { admissionMinutes: 1 },
    { difficulty: 17 },
    { opensDate: 'soon' },
  ])
    expect((await set(wrong)).status, JSON.stringify(wrong)).toBe(400)
  expect(codeOf(await set({ revision: '7', enabled: true }))).toEqual([409, 'STALE_REVISION'])
  const opensDate = new Date(Date.now() + 5 * MINUTE).toISOString()
  const { eventGate } = ok(await set({ revision: '1', enabled: true, opensDate, admissionsPerMinute: 5 }))
  expect(eventGate).toMatchObject({ revision: '2', status: 'BEFORE', opensDate, admissionsPerMinute: 5, difficulty: 0 })
  expect(ok(await set({ opensDate: null })).eventGate.opensDate).toBeUndefined()
  const entries = await site.query(`select after from audit_log where action = 'event.gateSet' order by at, id`)
  expect(entries.map(({ after }) => after)).toMatchObject([{ gateOn: false }, { opensDate }, { opensDate: null }])
  expect(codeOf(await visitor.call('PATCH', gatePath(eventId), { enabled: false }))).toEqual([403, 'PERMISSION_DENIED'])
})

test('an event without tickets has no gate, and a stranger’s event or a draft is not found', async () => {
  const { site, eventId } = await hotEvent()
  const visitor = await site.visitor()
  const { event } = ok(
    await site.admin.call('POST', '/events/v3/events', {
      event: {
        title: 'Talk',
        location: { type: 'VENUE', name: 'Old Mill' },
        dateAndTimeSettings: {
          startDate: new Date(Date.now() + 1e9).toISOString(),
          endDate: new Date(Date.now() + 2e9).toISOString(),
          timeZoneId: 'Europe/London',
        },
        registration: { initialType: 'RSVP' },
      },
      draft: true,
    }),
  )
  expect(codeOf(await site.admin.call('PATCH', gatePath(event.id), { enabled: true }))).toEqual([
    409,
    'INVALID_EVENT_TYPE',
  ])
  for (const id of [event.id, crypto.randomUUID()]) {
    expect(codeOf(await look(visitor, id))).toEqual([404, 'EVENT_NOT_FOUND'])
    expect(codeOf(await join(visitor, id))).toEqual([404, 'EVENT_NOT_FOUND'])
  }
  await site.query('update events set published_at = null where id = $1', [eventId])
  await site.advance(2 * SECOND)
  expect(codeOf(await look(visitor, eventId))).toEqual([404, 'EVENT_NOT_FOUND'])
})

test('visitors are let in by arrival at the rate, and nobody earlier', async () => {
  const { site, eventId, numbers } = await hotEvent({ admissionsPerMinute: 2 })
  const visitors: TestVisitor[] = []
  for (let n = 0; n < 5; n++) visitors.push(await site.visitor())
  for (const visitor of visitors) ok(await join(visitor, eventId))
  const states = async () => {
    const places = []
    for (const visitor of visitors) {
      const { status, position } = await placeOf(visitor, eventId)
      places.push(position ?? status)
    }
    return places
  }
  expect(await states()).toEqual(['ADMITTED', 1, 2, 3, 4])
  await site.advance(25 * SECOND)
  expect((await states())[1]).toBe(1)
  await site.advance(35 * SECOND)
  expect(await states()).toEqual(['ADMITTED', 'ADMITTED', 'ADMITTED', 1, 2])
  expect(await numbers()).toEqual({ waiting: 2, admitted: 3, admittedInAll: 3, bought: 0 })
  const third = ok(await look(visitors[3]!, eventId)).gate
  expect(third).toMatchObject({
    status: 'OPEN',
    waiting: 2,
    lookAgainSeconds: 3,
    place: { before: 0, waitSeconds: 30 },
  })
  await site.advance(MINUTE)
  expect(await states()).toEqual(Array(5).fill('ADMITTED'))
})

test('idle time lets in the next who comes, not a crowd', async () => {
  const { site, eventId } = await hotEvent({ admissionsPerMinute: 60 })
  await site.advance(10 * MINUTE)
  const visitors = await Promise.all([site.visitor(), site.visitor(), site.visitor()])
  for (const visitor of visitors) ok(await join(visitor, eventId))
  const places = []
  for (const visitor of visitors) places.push((await placeOf(visitor, eventId)).status)
  expect(places).toEqual(['ADMITTED', 'WAITING', 'WAITING'])
})

test('visitors who come before the opening are drawn by lot, and later ones follow in order', async () => {
  const opensDate = new Date(Date.now() + 10 * MINUTE).toISOString()
  const { site, eventId } = await hotEvent({ opensDate, admissionsPerMinute: 1 })
  const early: TestVisitor[] = []
  for (let n = 0; n < 12; n++) early.push(await site.visitor())
  for (const visitor of early) {
    const { gate } = ok(await join(visitor, eventId))
    expect(gate).toMatchObject({ status: 'BEFORE', opensDate, place: { status: 'EARLY' } })
    expect(gate.place.position).toBeUndefined()
  }
  await site.advance(10 * MINUTE)
  const late = await site.visitor()
  ok(await join(late, eventId))
  const positions = []
  for (const visitor of early) positions.push((await placeOf(visitor, eventId)).position ?? 0)
  expect([...positions].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
  expect(positions, 'a draw that keeps twelve in order is one in 479 million').not.toEqual(
    [...positions].sort((a, b) => a - b),
  )
  expect(await placeOf(late, eventId)).toMatchObject({ position: 12, before: 11 })
})

test('a visitor has one place, whatever they press, and looks at it with its token without a statement', async () => {
  const { site, eventId } = await hotEvent({ admissionsPerMinute: 1 })
  await join(await site.visitor(), eventId)
  const visitor = await site.visitor()
  const replies = await Promise.all(Array.from({ length: 6 }, () => join(visitor, eventId)))
  const places = replies.map((reply) => ok(reply).gate.place)
  expect(new Set(places.map(({ token }) => token)).size).toBe(1)
  expect(places[0]).toMatchObject({ status: 'WAITING', position: 1 })
  const again = await visitor.call('POST', gatePath(eventId, '/places'), {}, { 'idempotency-key': 'k-1' })
  expect(ok(again).gate.place).toMatchObject({ token: places[0].token })
  expect(await site.query('select count(*)::int4 as n from event_gate_places')).toEqual([{ n: 2 }])
  await look(visitor, eventId)
  const looked = await look(visitor, eventId, places[0].token)
  expect([looked.statements, ok(looked).gate.place.position]).toEqual([0, 1])
})

test('a token is its visitor’s alone, and a forged one opens nothing', async () => {
  const { site, eventId } = await hotEvent({ admissionsPerMinute: 1 })
  const other = await hotEvent({}, site)
  const [ada, bob] = [await site.visitor(), await site.visitor()]
  const { token } = ok(await join(ada, eventId)).gate.place
  const missing = [404, 'EVENT_GATE_PLACE_NOT_FOUND']
  expect(codeOf(await look(bob, eventId, token))).toEqual(missing)
  expect(codeOf(await look(ada, other.eventId, token))).toEqual(missing)
  expect(codeOf(await look(ada, eventId, `${token.slice(0, -2)}xx`))).toEqual(missing)
  const [id, , signature] = token.split('.')
  expect(codeOf(await look(ada, eventId, `${id}.0.${signature}`))).toEqual(missing)
  expect(ok(await look(bob, eventId)).gate.place).toBeUndefined()
})

test('a place takes work that is the visitor’s own, for this event, once', async () => {
  const { site, eventId, set } = await hotEvent({ difficulty: 3, admissionMinutes: 2 })
  const other = await hotEvent({ difficulty: 3 }, site)
  const [ada, bob] = [await site.visitor(), await site.visitor()]
  const needed = [403, 'EVENT_GATE_PROOF_NEEDED']
  expect(codeOf(await join(ada, eventId))).toEqual(needed)
  const proof = await solved(ada, eventId)
  expect(codeOf(await join(bob, eventId, proof))).toEqual(needed)
  expect(codeOf(await join(ada, other.eventId, proof))).toEqual(needed)
  const forged = JSON.parse(atob(proof))
  forged.challenge.parameters.data.until += 1e9
  expect(codeOf(await join(ada, eventId, btoa(JSON.stringify(forged))))).toEqual(needed)
  for (const nonsense of ['x', btoa('{}'), btoa('null'), btoa('{"challenge":{"parameters":{}},"solution":{}}')])
    expect(codeOf(await join(ada, eventId, nonsense))).toEqual(needed)
  const late = await solved(bob, eventId)
  await site.advance(11 * MINUTE)
  expect(codeOf(await join(bob, eventId, late))).toEqual(needed)
  const fresh = await solved(ada, eventId)
  ok(await join(ada, eventId, fresh))
  ok(await join(ada, eventId))
  ok(await ada.call('POST', gatePath(eventId, '/places/mine/leave'), {}))
  expect(codeOf(await join(ada, eventId, fresh)), 'a proof that was used').toEqual(needed)
  ok(await join(ada, eventId, await solved(ada, eventId)))
  ok(await set({ difficulty: 0 }))
  expect(ok(await bob.call('GET', gatePath(eventId, '/challenge')))).toEqual({})
  ok(await join(bob, eventId))
})

test('a visitor who leaves frees the place, and those behind move up', async () => {
  const { site, eventId } = await hotEvent({ admissionsPerMinute: 1 })
  const visitors = await Promise.all([site.visitor(), site.visitor(), site.visitor(), site.visitor()])
  for (const visitor of visitors) ok(await join(visitor, eventId))
  const [, second, third, fourth] = visitors
  const { token } = await placeOf(second!, eventId)
  expect((await placeOf(fourth!, eventId)).before).toBe(2)
  ok(await second!.call('POST', gatePath(eventId, '/places/mine/leave'), {}))
  expect(codeOf(await second!.call('POST', gatePath(eventId, '/places/mine/leave'), {}))).toEqual([
    404,
    'EVENT_GATE_PLACE_NOT_FOUND',
  ])
  expect(ok(await look(second!, eventId, token)).gate.place).toBeUndefined()
  expect([(await placeOf(third!, eventId)).before, (await placeOf(fourth!, eventId)).before]).toEqual([0, 1])
  await site.advance(MINUTE)
  expect((await placeOf(third!, eventId)).status).toBe('ADMITTED')
  expect(ok(await join(second!, eventId)).gate.place).toMatchObject({ status: 'WAITING', before: 1 })
})

test('an admission that is not used ends, and its visitor starts at the end', async () => {
  const hot = await hotEvent({ admissionMinutes: 2, admissionsPerMinute: 1 })
  const { site, eventId } = hot
  const [ada, bob] = [await site.visitor(), await site.visitor()]
  const { gate } = ok(await join(ada, eventId))
  expect(gate.place.status).toBe('ADMITTED')
  const left = new Date(gate.place.admittedUntilDate).getTime() - Date.now()
  expect(left).toBeGreaterThan(1.9 * MINUTE)
  ok(await join(bob, eventId))
  await site.advance(2 * MINUTE)
  expect(await placeOf(ada, eventId)).toMatchObject({ status: 'OVER' })
  expect(codeOf(await hold(ada, hot))).toEqual([403, 'EVENT_ADMISSION_NEEDED'])
  expect((await placeOf(bob, eventId)).status).toBe('ADMITTED')
  expect(ok(await join(ada, eventId)).gate.place).toMatchObject({ status: 'WAITING', position: 1 })
  expect(await site.query('select count(*)::int4 as n from event_gate_places where ended_at is null')).toEqual([
    { n: 2 },
  ])
})

test('a gate lets everybody buy while it is off, and keeps its places for when it is on again', async () => {
  const hot = await hotEvent({ admissionsPerMinute: 1 })
  const { site, eventId, set } = hot
  const [ada, bob] = [await site.visitor(), await site.visitor()]
  ok(await join(ada, eventId))
  ok(await join(bob, eventId))
  expect(codeOf(await hold(bob, hot))).toEqual([403, 'EVENT_ADMISSION_NEEDED'])
  ok(await set({ enabled: false }))
  ok(await hold(bob, hot))
  expect(ok(await look(bob, eventId)).gate.status).toBe('OFF')
  await site.advance(5 * MINUTE)
  ok(await set({ enabled: true }))
  expect(codeOf(await hold(bob, hot))).toEqual([403, 'EVENT_ADMISSION_NEEDED'])
  expect((await placeOf(bob, eventId)).status).toBe('ADMITTED')
  ok(await hold(bob, hot))
})

test('places of an event are deleted 30 days after its end, and those of another stay', async () => {
  const { site, eventId } = await hotEvent()
  const other = await hotEvent({}, site)
  const visitor = await site.visitor()
  for (const id of [eventId, other.eventId]) ok(await join(visitor, id))
  await site.query(`update events set start_at = '2026-03-01', end_at = '2026-03-02T12:00:00Z' where id = $1`, [
    eventId,
  ])
  const db = site.assembly.pool.forSite(site.siteId)
  const eventsWithPlaces = async (now: string) => {
    for (const cleanUp of gateJobs.cleanUps ?? []) await cleanUp({ db, now: new Date(now) } as JobContext)
    return site.query(
      `select event_id as id, (select count(*) from event_gate_turns t where t.event_id = p.event_id) > 0 as "hasTurns"
       from event_gate_places p order by joined_at`,
    )
  }
  const left = { id: other.eventId, hasTurns: true }
  expect(await eventsWithPlaces('2026-04-01T11:00:00Z')).toEqual([{ id: eventId, hasTurns: true }, left])
  expect(await eventsWithPlaces('2026-04-01T13:00:00Z')).toEqual([left])
})
