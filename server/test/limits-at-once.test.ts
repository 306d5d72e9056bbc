import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Reply, sharedSite, type TestSite } from './fixture.ts'

let site: TestSite & { close(): Promise<void> }
beforeAll(async () => {
  site = await sharedSite()
})
afterAll(() => site.close())

const AT_ONCE = 12

const evenings: Promise<string>[] = []
const eveningOf = async (): Promise<string> => {
  const event = {
    title: 'Lantern evening',
    location: { type: 'ONLINE' },
    dateAndTimeSettings: {
      startDate: '2031-03-14T18:00:00Z',
      endDate: '2031-03-14T21:00:00Z',
      timeZoneId: 'Europe/London',
    },
    registration: { initialType: 'TICKETING' },
  }
  return (await post('/events/v3/events', { event, draft: true })).body.event.id
}

interface Bounded {
  readonly what: string
  readonly most: number
  /** Rows that count. */
  readonly counted: string
  /** Adds `$1` rows like the newest. */
  readonly fill: string
  make(n: number): Promise<Reply>
}

const post = (path: string, body: object) => site.admin.call('POST', path, body)
/** Copies of the newest row, with ids and these columns of their own. */
const copies = (table: string, columns: string) => `
  insert into ${table} select copy.*
  from (select to_jsonb(t) as row from ${table} t order by created_at desc limit 1) newest, generate_series(1, $1::int) n,
    jsonb_populate_record(null::${table}, row || jsonb_build_object('id', gen_random_uuid(), ${columns})) copy`

const bounded: readonly Bounded[] = [
  {
    what: 'locations',
    most: 100,
    counted: 'locations where closed_at is null',
    fill: copies('locations', `'name', 'Shed ' || n, 'is_default', false`),
    make: (n) => post('/fairground/v1/locations', { name: `Barn ${n}` }),
  },
  {
    what: 'API keys',
    most: 200,
    counted: 'api_keys where revoked_at is null',
    fill: copies('api_keys', `'name', 'Key ' || n`),
    make: (n) => post('/fairground/v1/api-keys', { name: `Till ${n}`, scopes: ['catalog.read'] }),
  },
  {
    what: 'apps',
    most: 100,
    counted: 'oauth_clients',
    fill: copies('oauth_clients', `'name', 'App ' || n`),
    make: (n) => post('/fairground/v1/oauth-apps', { name: `Kiosk ${n}` }),
  },
  {
    what: 'uploads',
    most: 100,
    counted: 'media_uploads',
    fill: copies('media_uploads', `'filename', n || '.png'`),
    make: (n) => post('/fairground/v1/media-uploads', { filename: `stall ${n}.png`, bytes: 1000 }),
  },
  {
    what: 'folders',
    most: 500,
    counted: 'media_folders',
    fill: copies('media_folders', `'name', 'Folder ' || n`),
    make: (n) => post('/fairground/v1/media-folders', { name: `Posters ${n}` }),
  },
  {
    what: 'door staff',
    most: 200,
    counted: 'door_staff',
    fill: copies('door_staff', `'name', 'Usher ' || n, 'login_hash', gen_random_uuid()`),
    make: (n) => post('/events/v1/staff-members', { staffMember: { name: `Steward ${n}`, allEvents: {} } }),
  },
  {
    what: 'venues',
    most: 200,
    counted: 'venues',
    fill: copies('venues', `'name', 'Hall ' || n`),
    make: (n) => post('/fairground/v1/venues', { name: `House ${n}` }),
  },
  {
    what: 'event templates',
    most: 200,
    counted: 'event_templates',
    fill: copies('event_templates', `'name', 'Template ' || n`),
    make: async (n) => {
      if (evenings.length === 0) evenings.push(eveningOf())
      return post('/fairground/v1/event-templates', { eventId: await evenings[0], name: `Fair ${n}` })
    },
  },
  {
    what: 'seat plans',
    most: 100,
    counted: 'seat_plans',
    fill: copies('seat_plans', `'name', 'Hall ' || n`),
    make: (n) =>
      post('/fairground/v1/seat-plans', {
        name: `Room ${n}`,
        layout: {
          focus: { x: 0, y: 0 },
          sections: [
            { label: 'Stalls', elements: [{ kind: 'ROW', label: 'A', seats: [{ label: '1', x: 100, y: 100 }] }] },
          ],
        },
      }),
  },
  {
    what: 'coupons',
    most: 10_000,
    counted: 'coupons',
    fill: copies('coupons', `'code', 'copy' || n`),
    make: (n) =>
      post('/stores/v2/coupons', {
        specification: {
          name: 'Spring',
          code: `SPRING${n}`,
          startTime: '1700000000000',
          percentOffRate: 10,
          scope: ALL,
        },
      }),
  },
]
const ALL = { namespace: 'stores' }

test.for(bounded.map((one) => [one.what, one] as const))(
  '%s: the last that there may be is made once, however many callers make one at once',
  async ([, { most, counted, fill, make }]) => {
    const count = async () => Number((await site.query(`select count(*) as n from ${counted}`))[0]?.n)
    const first = await make(0)
    expect(first.status, JSON.stringify(first.body)).toBe(200)
    await site.query(fill, [most - 1 - (await count())])
    const replies = await Promise.all(Array.from({ length: AT_ONCE }, (_, i) => make(i + 1)))
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...new Array(AT_ONCE - 1).fill(409)])
    expect(await count()).toBe(most)
  },
)
