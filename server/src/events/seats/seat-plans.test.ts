import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type Reply, type TestSite, testSite } from '../../../test/fixture.ts'
import { fullHall, smallHall } from './seats.fixture.ts'

const PATH = '/fairground/v1/seat-plans'
const code = ({ status, body }: Reply) => [status, body.details?.applicationError?.code]
const faults = ({ body }: Reply): string[] =>
  body.details.validationError.fieldViolations.map(
    ({ field, description }: { field: string; description: string }) => `${field} ${description}`,
  )
const make = ({ admin }: TestSite, given: object = {}) =>
  admin.call('POST', PATH, { name: 'Great hall', layout: smallHall, ...given })
const read = ({ admin }: TestSite, format: string, content: string) =>
  admin.call('POST', `${PATH}/import`, { name: 'Read', format, content })

describe('seat plans', () => {
  test('are made, listed, changed with their revision and deleted, each on record', async () => {
    const site = await testSite()
    const { seatPlan } = (await make(site)).body
    expect(seatPlan).toMatchObject({ revision: '1', name: 'Great hall', seats: 6, capacity: 106 })
    expect(seatPlan.layout.sections[0].elements[0].seats.map(({ id }: { id: string }) => id)).toEqual([
      '1-1-1',
      '1-1-2',
      '1-1-3',
    ])
    const path = `${PATH}/${seatPlan.id}`
    const [first, ...others] = seatPlan.layout.sections
    const moved = { ...seatPlan.layout, sections: [{ ...first, label: 'Parquet' }, ...others] }
    const changed = await site.admin.call('PUT', path, { revision: '1', name: 'Hall', layout: moved })
    expect(changed.body.seatPlan).toMatchObject({ revision: '2', name: 'Hall' })
    const stale = await site.admin.call('PUT', path, { revision: '1', name: 'Old', layout: moved })
    expect(code(stale)).toEqual([409, 'STALE_REVISION'])
    expect((await site.admin.call('GET', path)).body.seatPlan.layout.sections[0]).toMatchObject({
      id: '1',
      label: 'Parquet',
    })
    const { seatPlans } = (await site.admin.call('GET', PATH)).body
    expect(seatPlans).toEqual([expect.objectContaining({ name: 'Hall', seats: 6, capacity: 106 })])
    expect((await site.admin.call('DELETE', path)).status).toBe(200)
    expect(code(await site.admin.call('DELETE', path))).toEqual([404, 'SEAT_PLAN_NOT_FOUND'])
    expect(code(await site.admin.call('GET', path))).toEqual([404, 'SEAT_PLAN_NOT_FOUND'])
    const entries = await site.query(`select action from audit_log where action like 'seatPlan.%' order by at, id`)
    expect(entries.map(({ action }) => action)).toEqual(['seatPlan.created', 'seatPlan.changed', 'seatPlan.deleted'])
  })

  test('of 20,000 seats are stored, and one seat more is refused', async () => {
    const site = await testSite()
    const stored = await make(site, { layout: fullHall(20_000) })
    expect(stored.body.seatPlan).toMatchObject({ seats: 20_000, capacity: 20_000 })
    const refused = await make(site, { layout: fullHall(20_001) })
    expect(refused.status).toBe(400)
    expect(faults(refused)).toEqual(['layout.sections has more than 20,000 seats'])
  })

  test('of 20,000 seats with their ids are changed, wheelchairs among them', async () => {
    const site = await testSite()
    const { seatPlan } = (await make(site, { layout: fullHall(20_000) })).body
    for (const { elements } of seatPlan.layout.sections)
      for (const { seats } of elements) for (const seat of seats) seat.accessible = true
    const { revision, name, layout } = seatPlan
    const changed = await site.admin.call('PUT', `${PATH}/${seatPlan.id}`, { revision, name, layout })
    expect(changed.status, JSON.stringify(changed.body).slice(0, 300)).toBe(200)
    expect(changed.body.seatPlan).toMatchObject({ revision: '2', seats: 20_000 })
  })

  test('name every fault at once, and nothing is stored', async () => {
    const site = await testSite()
    const seat = { label: '1', x: 0, y: 0 }
    const row = { kind: 'ROW', label: 'A', seats: [seat, seat] }
    const refused = await make(site, {
      name: ' ',
      layout: { focus: { x: 0, y: 0 }, sections: [{ label: 'Stalls', elements: [row, { kind: 'AREA', label: 'B' }] }] },
    })
    expect(faults(refused)).toEqual([
      'layout.sections[0].elements[0].seats[1].label is the label of a neighbour, too',
      'layout.sections[0].elements[1].box is needed',
      'layout.sections[0].elements[1].capacity is needed',
      'name must not be blank',
    ])
    for (const layout of [
      { focus: { x: 0, y: 0 }, sections: [] },
      { focus: { x: -1, y: 0 }, sections: smallHall.sections },
      { focus: { x: 0, y: 0 }, sections: [{ label: 'x'.repeat(21), elements: smallHall.sections[0]!.elements }] },
    ])
      expect((await make(site, { layout })).status).toBe(400)
    expect((await site.admin.call('GET', PATH)).body.seatPlans).toEqual([])
  })

  test('are for staff with the scopes of events', async () => {
    const site = await testSite()
    expect((await (await site.visitor()).call('GET', PATH)).status).toBe(403)
    const reader = await site.keyWith(['events.read'])
    expect((await reader.call('GET', PATH)).status).toBe(200)
    expect((await reader.call('POST', PATH, { name: 'Great hall', layout: smallHall })).status).toBe(403)
  })
})

describe('a seat plan of a file', () => {
  test('CSV without positions is laid out from the front', async () => {
    const site = await testSite()
    const csv = `\uFEFFSection;Row;Table;Area;Seat;Accessible;Capacity
Stalls;A;;;1;yes;
Stalls;A;;;2;;
Stalls;B;;;1;;
Café;;7;;N;;
Café;;7;;S;;
Café;;;Standing;;x;40`
    const { seatPlan } = (await read(site, 'CSV', csv)).body
    expect(seatPlan).toMatchObject({ name: 'Read', seats: 5, capacity: 45 })
    const [stalls, cafe] = seatPlan.layout.sections
    expect(stalls.elements[0]).toMatchObject({
      kind: 'ROW',
      label: 'A',
      seats: [{ label: '1', accessible: true }, { label: '2' }],
    })
    expect(stalls.elements[1].seats[0].y).toBeGreaterThan(stalls.elements[0].seats[0].y)
    expect(cafe.elements.map(({ kind, label }: { kind: string; label: string }) => `${kind} ${label}`)).toEqual([
      'TABLE 7',
      'AREA Standing',
    ])
    expect(cafe.elements[1]).toMatchObject({ capacity: 40, accessible: true })
  })

  test('CSV with positions keeps them, in centimetres', async () => {
    const site = await testSite()
    const csv = `section,row,area,seat,x,y,width,height,capacity
Stalls,A,,1,0,10,,,
Stalls,A,,2,1,10,,,
Stalls,A,,3,2,10,,,
Stalls,,Pit,,1,5,2,1,80`
    const { seatPlan } = (await read(site, 'CSV', csv)).body
    const [row, area] = seatPlan.layout.sections[0].elements
    expect(row.seats.map(({ x }: { x: number }) => x - row.seats[0].x)).toEqual([0, 55, 110])
    expect(area.box).toMatchObject({ width: 110, height: 55 })
    expect(row.seats[0].y - area.box.y).toBe(303)
  })

  test('CSV is refused with every line that cannot be read', async () => {
    const site = await testSite()
    const csv = `section,row,table,seat,x,y,accessible
,A,,1,,,
Stalls,A,1,1,,,
Stalls,A,,12345,,,
Stalls,A,,1,left,0,
Stalls,A,,2,,,perhaps
Stalls,A,,3,,,
Stalls,A,,3,,,`
    expect(faults(await read(site, 'CSV', csv))).toEqual([
      'content cannot be read on line 2: needs section with 1 to 20 characters',
      'content cannot be read on line 3: needs one of row, table and area, and no more',
      'content cannot be read on line 4: needs seat with 1 to 4 characters',
      'content cannot be read on line 5: needs x and y as numbers, or neither',
      'content cannot be read on line 6: says neither yes nor no: perhaps',
      'content cannot be read on line 8: is the label of a neighbour, too',
    ])
    expect(faults(await read(site, 'CSV', 'section,row,seat\nStalls,"A,1'))[0]).toContain('quotation mark')
    expect(faults(await read(site, 'CSV', 'row,seat\nA,1'))).toEqual([
      'content cannot be read on line 1: lacks the column section',
    ])
    expect(faults(await read(site, 'CSV', 'section,row,seat,x,y\nS,A,1,1,1\nS,A,2,,'))[0]).toContain('give all of them')
    expect((await site.admin.call('GET', PATH)).body.seatPlans).toEqual([])
  })

  const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`

  test('SVG has its groups and shapes, moved and turned as they are drawn', async () => {
    const site = await testSite()
    const drawn = svg(`
      <rect data-stage="" x="10" y="0" width="20" height="4"/>
      <g data-section="Stalls" transform="translate(0 20)">
        <g data-row="A" transform="scale(2)">
          <circle data-seat="1" cx="5" cy="5" r="1"/><circle data-seat="2" cx="10" cy="5" r="1" data-accessible="true"/>
          <text>A</text><use href="#s"/>
        </g>
      </g>
      <g data-section="Gallery"><rect data-area="Standing" data-capacity="40" x="0" y="60" width="40" height="10"/></g>`)
    const failing = await read(site, 'SVG', drawn)
    expect(faults(failing)).toEqual([
      'content cannot be read on line 6: has a shape whose place is not known: use. Use circle, ellipse, rect or polygon',
    ])
    const { seatPlan } = (await read(site, 'SVG', drawn.replace('<use href="#s"/>', ''))).body
    expect(seatPlan).toMatchObject({ seats: 2, capacity: 42 })
    const [stalls, gallery] = seatPlan.layout.sections
    const [one, two] = stalls.elements[0].seats
    // Ten units of the drawing between the two are 55 cm.
    expect([two.x - one.x, two.y - one.y, two.accessible]).toEqual([55, 0, true])
    expect(gallery.elements[0].box).toMatchObject({ width: 220, height: 55 })
    expect(seatPlan.layout.focus.x).toBe(gallery.elements[0].box.x + 110)
  })

  test('SVG is refused for what is no drawing of seats', async () => {
    const site = await testSite()
    for (const [content, says] of [
      ['<svg><g>', 'is not well-formed XML'],
      ['<!DOCTYPE svg [<!ENTITY a "b">]><svg>&a;</svg>', 'is not well-formed XML'],
      [svg('<circle r="1"/>'), 'has no shape in a data-row'],
      [svg('<g data-row="A"><circle r="1"/></g>'), 'outside of a group with data-section'],
      [svg('<g data-section="S"><g data-row="A" transform="spin(3)"><circle r="1"/></g></g>'), 'has a transform'],
      [
        svg('<g data-section="S"><rect data-area="P" data-capacity="many" width="1" height="1"/></g>'),
        'a capacity from 1',
      ],
      [svg('<g data-section="S"><g data-row="A"><path d="M0 0"/></g></g>'), 'not known: path'],
      [svg(`${'<g>'.repeat(200)}${'</g>'.repeat(200)}`), 'is not well-formed XML'],
    ])
      expect(faults(await read(site, 'SVG', content!)).join('; ')).toContain(says!)
  })

  test('SVG with values of a hundred thousand characters is answered at once', async () => {
    const site = await testSite()
    const seat = (attributes: string) =>
      svg(`<g data-section="S"><g data-row="A"><circle r="1" ${attributes}/></g></g>`)
    const long = 'x'.repeat(100_000)
    const begun = Date.now()
    for (const [attributes, says] of [
      [`transform="${long}"`, 'has a transform'],
      [`transform="a(((${' '.repeat(100_000)}("`, 'has a transform'],
      [`transform="scale(2)${','.repeat(100_000)}2"`, 'has a transform'],
      [`transform="${'scale('.repeat(50_000)}"`, 'has a transform'],
      [`transform="${'rotate(1) '.repeat(10_000)}"`, 'has a transform'],
      [`cx="${'1'.repeat(100_000)}x"`, 'not known: circle'],
      [`cx="1" transform="scale(1e300) scale(1e300)"`, 'not known: circle'],
    ])
      expect(faults(await read(site, 'SVG', seat(attributes!))).join('; ')).toContain(says)
    expect(Date.now() - begun).toBeLessThan(5_000)
  })

  test('a file of more sections, or of longer rows, than can be written by hand is refused', async () => {
    const site = await testSite()
    const rows = Array.from({ length: 501 }, (_, i) => `Stalls,A,${i}`)
    const sections = Array.from(
      { length: 201 },
      (_, i) => `<g data-section="${i}"><g data-row="A"><circle r="1"/></g></g>`,
    )
    for (const reply of [
      await read(site, 'CSV', ['section,row,seat', ...rows].join('\n')),
      await read(site, 'SVG', svg(sections.join(''))),
    ])
      expect(faults(reply)[0]).toContain('content has more than 200 sections')
    expect((await site.admin.call('GET', PATH)).body.seatPlans).toEqual([])
  })

  test('the example of the documentation is read', async () => {
    const site = await testSite()
    const example = readFileSync(new URL('../../../../docs/seat-plan.svg', import.meta.url), 'utf8')
    expect((await read(site, 'SVG', example)).body.seatPlan).toMatchObject({ seats: 24, capacity: 64 })
  })
})
